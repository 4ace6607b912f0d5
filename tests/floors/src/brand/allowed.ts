// Every line here is a good import; the floors proof fails when the lint configuration refuses one.
import '../rules/x.ts'
import './x.ts'
import 'valibot'
