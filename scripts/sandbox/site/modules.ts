/** Which modules a merchant has switched on just now: its own, with the scenario `modules` laid over them. */
import {
  MODULES,
  readModules,
  type Module,
  type ModuleFlags,
  type ModuleNode,
} from '../../../src/rules/site/modules.ts'
import type { Context } from '../context.ts'
import { moduleTree } from '../seeds/site/modules.ts'

type Asked = Pick<Context, 'merchant' | 'scenarios' | 'visit'>

/** The flags that every handler goes by (spec 1). */
export const modulesOf = (asked: Asked): ModuleFlags => readModules(moduleTreeOf(asked))

/** The same as the tree that the client is told. */
export function moduleTreeOf({ merchant, scenarios, visit }: Asked): ModuleNode[] {
  const on = new Set<Module>(MODULES.filter((module) => merchant.modules?.[module] ?? true))
  const said = scenarios.find('modules', visit)
  for (const module of said?.on ?? []) on.add(module)
  for (const module of said?.off ?? []) on.delete(module)
  return moduleTree(on)
}
