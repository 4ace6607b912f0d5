// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import '../../src/ui/x.ts'
import '../../src/screens/x.ts'
import '../../src/state/x.ts'
import '../../src/theme/contract.css.ts'
