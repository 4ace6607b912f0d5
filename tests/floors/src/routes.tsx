// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import './main.tsx'
import './boot/boot.ts'
import './testing/x.ts'
import '../scripts/x.ts'
