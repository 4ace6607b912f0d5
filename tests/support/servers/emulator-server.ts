/** The Firebase Auth emulator as `firebase emulators:start --only auth` serves it, without the command around it. */
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [folder = '', port = '0', project = ''] = process.argv.slice(2)

// The package has no types for its parts.
const { createApp } = createRequire(join(folder, 'package.json'))('firebase-tools/lib/emulator/auth/server.js') as {
  createApp: (project: string) => Promise<RequestListener>
}
createServer(await createApp(project)).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
// It ends with whoever started it.
process.on('disconnect', () => process.exit())
