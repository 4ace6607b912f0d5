// Every line here is a good import; the floors proof fails when the lint configuration refuses one.
import '../../../src/api/x.ts'
import '../demo-port.ts'
