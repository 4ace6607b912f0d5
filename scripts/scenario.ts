/** `npm run scenario -- <command>`: makes a running sandbox misbehave, and lets it behave again. */
import { Command, InvalidArgumentError, Option } from 'commander'
import pc from 'picocolors'
import { ScenarioClientError, createScenarioClient, describeScenario } from './sandbox/control/client.ts'
import { ControlError } from './sandbox/control/parse.ts'
import { isOptional, type Field, type Kind } from './sandbox/scenarios/field.ts'
import { KINDS, SCENARIO_KINDS } from './sandbox/scenarios/kinds.ts'
import { ownValue } from './sandbox/scenarios/text.ts'

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

/** A field as an option; the one that may stand right after the name is never asked for as one. */
function optionOf(name: string, field: Field, isOwn: boolean): Option {
  const option = new Option(`--${name} <${field.value}${field.list ? '...' : ''}>`, field.help)
  if (field.read) option.argParser(field.read)
  return option.makeOptionMandatory(!isOwn && !isOptional(field))
}

/** The command that switches a scenario of a kind on and says so. */
function addKind(name: string, kind: Kind): void {
  const made = command(name, kind.help)
  const own = kind.own === undefined ? undefined : kind.fields[kind.own]
  if (own) made.argument(isOptional(own) ? `[${own.value}]` : `<${own.value}>`, own.help)
  for (const [key, field] of Object.entries(kind.fields))
    // What has to stand after the name need not be an option as well.
    if (field !== own || isOptional(field)) made.addOption(optionOf(key, field, field === own))
  made.action(async () => {
    const { port, json, ...said } = made.opts<Shared & Record<string, unknown>>()
    const [text] = made.args
    const input = { kind: name, ...said, ...(text === undefined ? {} : ownValue(name, kind, text)) }
    const scenario = await createScenarioClient(port).add(input)
    if (json) console.log(JSON.stringify(scenario))
    else console.log(`${pc.green('on')}  ${describeScenario(scenario)}`)
  })
}

for (const name of SCENARIO_KINDS) addKind(name, KINDS[name])

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
  if (!(error instanceof ScenarioClientError || error instanceof ControlError)) throw error
  console.error(pc.red(error.message))
  process.exitCode = 1
}
