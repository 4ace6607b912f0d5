// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import './testing/x.ts'
import '../scripts/x.ts'
import '../brands/x.json'
import '../tests/x.ts'
