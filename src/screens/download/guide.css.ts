import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { content } from '../../ui/overlays/disclosure.css.ts'

export const answer = style([content, { maxInlineSize: '68ch', color: vars.color.muted }])
