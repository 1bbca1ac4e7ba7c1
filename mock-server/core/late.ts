import type { EndpointName } from '#src/contract/index.ts'
import type { Handler, HandlerContext } from './handle.ts'

type HandlersOf<N extends EndpointName> = { [M in N]: Handler<M> }

/**
 * The handlers of one noun, fetched with the first call for one of them: no other noun's answer waits for its rules.
 * `endpoints` are those of its contract; the compiler names what the noun does not answer.
 */
export function late<N extends EndpointName>(
  endpoints: Readonly<Record<N, unknown>>,
  load: () => Promise<HandlersOf<N>>,
): HandlersOf<N> {
  const names = Object.keys(endpoints) as N[]
  return Object.fromEntries(names.map((name) => [name, lateHandler(name, load)])) as HandlersOf<N>
}

function lateHandler<N extends EndpointName>(name: N, load: () => Promise<HandlersOf<N>>): Handler<N> {
  let own: Handler<N> | undefined
  return {
    name,
    // Read when it has run.
    get status() {
      return own?.status ?? 200
    },
    async run(context: HandlerContext<N>) {
      own ??= (await load())[name]
      return own.run(context)
    },
  }
}
