import type { EndpointName } from '#src/contract/index.ts'
import type { Handler, HandlerContext } from './handle.ts'

type HandlersOf<N extends EndpointName> = { [M in N]: Handler<M> }

/**
 * Handlers that are fetched with the first call for one of them: no other noun's answer waits for their rules. The compiler
 * names what of `names` is not answered.
 */
export function late<N extends EndpointName>(
  names: readonly N[],
  load: () => Promise<{ handlers: HandlersOf<N> }>,
): HandlersOf<N> {
  return Object.fromEntries(names.map((name) => [name, lateHandler(name, load)])) as HandlersOf<N>
}

/**
 * Code that is fetched once, and again only where that failed. A browser goes through all modules below one each time it is imported,
 * also when they are all there: every change of a record would pay that for every noun.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** The calls of a contract, without those that are answered elsewhere. */
export function callsOf<E extends Partial<Record<EndpointName, unknown>>, B extends keyof E = never>(
  endpoints: E,
  but?: Readonly<Record<B, unknown>>,
): Exclude<keyof E, B>[] {
  return Object.keys(endpoints).filter((name) => !but || !Object.hasOwn(but, name)) as Exclude<keyof E, B>[]
}

function lateHandler<N extends EndpointName>(name: N, load: () => Promise<{ handlers: HandlersOf<N> }>): Handler<N> {
  let own: Handler<N> | undefined
  return {
    name,
    // Read when it has run.
    get status() {
      return own?.status ?? 200
    },
    async run(context: HandlerContext<N>) {
      own ??= (await load()).handlers[name]
      return own.run(context)
    },
  }
}
