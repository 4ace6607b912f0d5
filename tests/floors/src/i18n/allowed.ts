// Every line here is a good import; the floors proof fails when the lint configuration refuses one.
import '../brand/x.ts'
import '../rules/x.ts'
import './x.ts'
import 'valibot'
