import type { Call, EndpointName } from '#src/contract/index.ts'
import { ALL_EXTRAS, EVERY_EXTRA, type Extras } from '#src/contract/extras.ts'

/** What a backend offers beside the calls of section 7, as its words say it, joined by spaces. Source: decision A34 */
export type ToldExtras = string | undefined

/** Keeps apart what the backends of this page's sessions offer, and asks each for that alone. */
export interface ExtrasOf {
  /** What is offered; undefined while that is worked out. A session of which nothing was ever told has everything. */
  of(told: ToldExtras): Extras | undefined
  /** Works it out, with code that only such a backend needs. Rejects where that cannot be had. */
  load(told: ToldExtras): Promise<void>
  /** The way to ask such a backend: what it does not offer is never sent, but stood in for, or refused. */
  asking(told: ToldExtras): Call
}

interface BackendWays {
  extras: Extras
  call: Call
}

/** `ask` sends whatever it is given. */
export function createExtras(ask: Call): ExtrasOf {
  const known = new Map<string, BackendWays>()
  const load = async (told: ToldExtras): Promise<void> => {
    if (isWhole(told) || known.has(told)) return
    const { limitedBackend } = await import('./limited-backend.late.ts')
    if (!known.has(told)) known.set(told, limitedBackend(told.split(' '), ask))
  }
  return {
    load,
    of: (told) => (isWhole(told) ? ALL_EXTRAS : known.get(told)?.extras),
    asking(told) {
      if (isWhole(told)) return ask
      const asked = async (name: EndpointName, input: never) => {
        await load(told)
        return (known.get(told)?.call ?? ask)(name, input)
      }
      return asked as Call
    },
  }
}

function isWhole(told: ToldExtras): told is undefined {
  return told === undefined || told === EVERY_EXTRA
}
