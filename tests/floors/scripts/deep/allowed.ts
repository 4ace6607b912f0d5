// Every line here is a good import; the floors proof fails when the lint configuration refuses one.
import '../../src/api/x.ts'
import '../../src/brand/x.ts'
import '../../src/rules/x.ts'
import '../../src/theme/read.ts'
