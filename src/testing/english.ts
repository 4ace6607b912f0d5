/** The source's own words in component tests: they run as in production, where Lingui has no compiler of messages. */
import type { I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { createI18n } from '../i18n/setup.ts'

/** Lets an instance compile what it says; one without a catalogue unless given. */
export const english = (i18n: I18n = createI18n('en', {})): I18n => i18n.setMessagesCompiler(compileMessage)
