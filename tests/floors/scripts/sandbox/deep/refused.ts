// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import '../../demo/x.ts'
import '../../../src/shell/x.ts'
