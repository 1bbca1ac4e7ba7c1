import { expect } from 'vitest'

const PATIENT = Symbol('patient')
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.addEventListener('message', () => waiting.shift()?.())
channel.port1.start()

/** Resolves after the tasks that wait now: what React does after drawing (moving the focus, listening to keys) is such a task. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    channel.port2.postMessage(undefined)
  })
}

/**
 * Lets every `expect.poll` and `expect.element` answer only once the effects of what it saw have run. Something drawn is seen up to
 * a task before it has the focus or takes a key; no one's eye and hand are as quick, a test is.
 */
export function settlePolls(): void {
  if (PATIENT in expect.poll) return
  const { poll } = expect
  const settled = (look: (this: unknown) => unknown, options?: Parameters<typeof poll>[1]) =>
    poll(async function settledLook(this: unknown) {
      const seen = await look.call(this)
      for (let task = 0; task < 3; task++) await nextTask()
      return seen
    }, options)
  expect.poll = Object.assign(settled, { [PATIENT]: true }) as typeof poll
}
