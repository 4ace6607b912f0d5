/** `npm run scenario -- <command>`: makes a running sandbox misbehave, and lets it behave again. */
import { Command, InvalidArgumentError, Option } from 'commander'
import pc from 'picocolors'
import { parseDuration } from './sandbox/control/duration.ts'
import { ScenarioClientError, createScenarioClient, describeScenario } from './sandbox/control/client.ts'
import { SCENARIO_KINDS } from './sandbox/control/scenario-input.ts'
import { SPARING_WAYS } from './sandbox/reply-parts.ts'
import { FAILURES } from './sandbox/faults/scenarios.ts'

interface Shared {
  readonly port: number
  readonly json?: true
  readonly brand?: string
  readonly context?: string
}

const whole = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give a whole number.')
  return Number(text)
}

const milliseconds = (text: string): number => {
  const ms = parseDuration(text)
  if (ms === null) throw new InvalidArgumentError('Give a length of time such as 500ms, 3s or 2m.')
  return ms
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Give JSON, such as \'{"menu": []}\'.')
  }
}

const endpointHelp = 'only this call, such as getBalance; every call when left out'
const oneEndpointHelp = 'this call, such as getBalance'
const timesHelp = 'how many calls; all of them when left out'

const program = new Command('scenario')
  .description('Makes a running sandbox misbehave. A scenario holds until "clear" or until the sandbox stops.')
  .helpCommand(false)
  .showHelpAfterError('Run "npm run scenario -- --help" for everything that it takes.')
  .addHelpText(
    'after',
    `
Examples:
  npm run scenario -- maintenance --ends 2h --brand pampas
  npm run scenario -- failing abort --endpoint getBalance --times 1
  npm run scenario -- refusing "too many requests" --endpoint sendFeedback
  npm run scenario -- clear`,
  )

/** A command with the options that all of them share. */
function command(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .addOption(new Option('--port <port>', 'where the sandbox listens').env('PORT').default(4173).argParser(whole))
    .option('--brand <id>', 'only this brand; every brand when left out')
    .option('--context <id>', 'only browsers whose cookie sandbox-context holds this id')
    .option('--json', 'answer in JSON')
}

/** Switches a scenario on and says so. */
async function add({ port, json, ...said }: Shared & Record<string, unknown>, kind: string): Promise<void> {
  const scenario = await createScenarioClient(port).add({ kind, ...said })
  if (json) console.log(JSON.stringify(scenario))
  else console.log(`${pc.green('on')}  ${describeScenario(scenario)}`)
}

command('maintenance', 'the maintenance page')
  .option('--ends <when>', 'after a time (2h) or at a moment (2030-01-31T18:00Z); unknown when left out')
  .action(async (options: Shared) => add({ ...options }, 'maintenance'))
command('game-maintenance', 'no game starts, or none of one vendor’s')
  .option('--vendor <code>', 'only this vendor’s games; all games when left out')
  .option('--until <when>', 'after a time (2h) or at a moment (2030-01-31T18:00Z); unknown when left out')
  .action(async (options: Shared) => add({ ...options }, 'game-maintenance'))
command('region', 'the page that says access is restricted here')
  .option('--ip <address>', 'the address that the visitor seems to have')
  .option('--country <code>', 'the country, two capital letters')
  .action(async (options: Shared) => add({ ...options }, 'region'))
command('wrong-domain', 'the domain check fails').action(async (options: Shared) => add({ ...options }, 'wrong-domain'))
command('captcha', 'every login wants a captcha').action(async (options: Shared) => add({ ...options }, 'captcha'))
command('no-deduplication', 'idempotency keys are ignored').action(async (options: Shared) =>
  add({ ...options }, 'no-deduplication'),
)
command('no-popup', 'no announcement pops up on start').action(async (options: Shared) =>
  add({ ...options }, 'no-popup'),
)
command('no-stream', 'news comes by asking again and again, not by a stream').action(async (options: Shared) =>
  add({ ...options }, 'no-stream'),
)
command('sparing', 'replies lack what the contract can do without')
  .option('--way <way>', `${SPARING_WAYS.join(', ')} (lists)`)
  .action(async (options: Shared) => add({ ...options }, 'sparing'))
command('plain-covers', 'games have covers of one colour, so that none has to be drawn').action(
  async (options: Shared) => add({ ...options }, 'plain-covers'),
)
command('harmful-html', 'announcements and messages hold scripts, handlers and bad links').action(
  async (options: Shared) => add({ ...options }, 'harmful-html'),
)
command('deposit-maintenance', 'nothing can be paid in, or not by one channel')
  .option('--channel <code>', 'only this channel, such as CARD; all of them when left out')
  .option('--why <why>', 'maintenance or hours')
  .option('--until <when>', 'after a time (2h) or at a moment (2030-01-31T18:00Z); unknown when left out')
  .action(async (options: Shared) => add({ ...options }, 'deposit-maintenance'))
command('withdrawal-state', 'each new withdrawal is brought to a state at once')
  .argument('<state>', 'such as paid-out')
  .action(async (state: string, options: Shared) => add({ ...options, state }, 'withdrawal-state'))

command('deposit-state', 'each new deposit is brought to a state at once')
  .argument('<state>', 'such as rejected')
  .action(async (state: string, options: Shared) => add({ ...options, state }, 'deposit-state'))

command('bonus-state', 'the bonus of each new deposit is brought to a state at once')
  .argument('<state>', 'such as expired')
  .action(async (state: string, options: Shared) => add({ ...options, state }, 'bonus-state'))
command('slow', 'answers come late')
  .argument('<time>', 'how late: 500ms, 3s', milliseconds)
  .option('--endpoint <name>', endpointHelp)
  .action(async (ms: number, options: Shared) => add({ ...options, ms }, 'slow'))
command('failing', 'answers fail')
  .addArgument(
    new Command()
      .createArgument('[how]', 'in which way')
      .choices([...FAILURES])
      .default('status'),
  )
  .option('--status <code>', 'the HTTP status of "status", 400 to 599', whole)
  .addOption(new Option('--when <moment>', 'before or after the call is carried out').choices(['before', 'after']))
  .option('--times <count>', timesHelp, whole)
  .option('--endpoint <name>', endpointHelp)
  .action(async (how: string, options: Shared) => add({ ...options, how }, 'failing'))
command('refusing', 'a call is refused in the server’s words')
  .argument('<message>', 'the words, such as "too many requests"')
  .requiredOption('--endpoint <name>', oneEndpointHelp)
  .option('--value <json>', 'what the refusal tells beside its words, such as \'{"captcha": true}\'', parsed)
  .option('--times <count>', timesHelp, whole)
  .action(async (message: string, options: Shared) => add({ ...options, message }, 'refusing'))
command('answering', 'a call is answered with a value of yours; not where it moves money')
  .argument('<json>', 'the value, such as \'{"menu": []}\'', parsed)
  .requiredOption('--endpoint <name>', oneEndpointHelp)
  .option('--times <count>', timesHelp, whole)
  .action(async (value: unknown, options: Shared) => add({ ...options, value }, 'answering'))

command('modules', 'modules are on or off, whatever the brand has')
  .option('--on <modules...>', 'such as AFFILIATE')
  .option('--off <modules...>', 'such as FREE_PLAY')
  .action(async (options: Shared) => add({ ...options }, 'modules'))
command('register-rules', 'what registration asks for; fields that are not named stay as they are')
  .argument('<json>', 'such as \'{"email": {"enabled": true, "required": true, "patternId": 3}}\'', parsed)
  .action(async (rules: unknown, options: Shared) => add({ ...options, rules }, 'register-rules'))

command('list', 'what is switched on').action(async ({ port, json }: Shared) => {
  const scenarios = await createScenarioClient(port).list()
  if (json) console.log(JSON.stringify(scenarios))
  else console.log(scenarios.map(describeScenario).join('\n') || 'Nothing is switched on.')
})
command('clear', 'switches off: everything, or what matches')
  .addArgument(new Command().createArgument('[kind]', 'only this kind').choices([...SCENARIO_KINDS]))
  .action(async (kind: string | undefined, { port, json, brand, context }: Shared) => {
    const cleared = await createScenarioClient(port).clear({ kind, brand, context })
    if (json) console.log(JSON.stringify({ cleared }))
    else console.log(cleared === 1 ? 'Switched 1 scenario off.' : `Switched ${cleared} scenarios off.`)
  })

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof ScenarioClientError)) throw error
  console.error(pc.red(error.message))
  process.exitCode = 1
}
