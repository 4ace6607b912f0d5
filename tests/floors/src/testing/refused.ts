// Every line here breaks a floor; the floors proof fails when the lint configuration lets one pass.
import '../main.tsx'
import '../prerender.tsx'
import '../starter.ts'
import '../../tests/support/x.ts'
