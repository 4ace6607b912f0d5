// Every line here is a good import; the floors proof fails when the lint configuration refuses one.
import '../parts/x.ts'
import '../state/x.ts'
import '../ui/x.ts'
import '../i18n/x.ts'
import '../brand/x.ts'
import '../theme/x.ts'
import '../rules/x.ts'
