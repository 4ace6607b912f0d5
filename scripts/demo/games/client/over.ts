/** A game whose ticket is used or too old, as after a reload of its frame: the page around may launch it again. */
import { writeMessage } from '../../../../src/rules/games/play/game-messages.ts'

const [host] = location.ancestorOrigins ?? []
if (host) parent.postMessage(writeMessage({ type: 'session-ended' }), host)
