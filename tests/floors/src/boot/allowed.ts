// Every line here is a good import; the floors proof fails when the lint configuration refuses one.
import '../state/x.ts'
import '../api/x.ts'
import '../i18n/x.ts'
import '../brand/x.ts'
import '../rules/x.ts'
import './x.ts'
import 'valibot'
