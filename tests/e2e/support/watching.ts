/** Scripts that run in every page of every test and say on its console what must not happen; a complaint fails the test. */

/** A trusted pointer event means that a test has cheated. */
export function watchPointer(): void {
  for (const name of ['pointerdown', 'mousedown', 'click'] as const) {
    globalThis.addEventListener(
      name,
      (event) => {
        // A click by Enter or Space has no pointer.
        const byKeyboard = event.type === 'click' && event instanceof PointerEvent && event.pointerId === -1
        if (event.isTrusted && !byKeyboard) console.error(`Pointer used: ${event.type}`)
      },
      { capture: true },
    )
  }
}

export function watchPolicy(): void {
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI}`)
  })
}

/** A browser notes what a page has fetched up to the 250th, unless it is told to go on. */
export function noteAllFetched(): void {
  performance.setResourceTimingBufferSize(2000)
}

/**
 * Once something has had the focus, the body never has it for long: moments between two screens are fewer than 30 looks of
 * 50 ms. Looks are counted, not time, so that a machine that stands still accuses no one.
 */
export function watchFocus(): void {
  const MANY = 30
  let had = false
  let looks = 0
  let key = 'the load'
  globalThis.addEventListener('keydown', (event) => (key = event.key), { capture: true })
  setInterval(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    had ||= !isLost
    looks = isLost && had ? looks + 1 : 0
    if (looks === MANY) console.error(`Focus lost to the body after ${key} at ${location.pathname}${location.search}`)
  }, 50)
}

/** What somebody types stays as typed until they themselves press another key: nothing replaces it, nothing takes it away. */
export function watchTyping(): void {
  let field: HTMLInputElement | HTMLTextAreaElement | undefined
  let typed: string | undefined
  const forget = () => (field = undefined)
  globalThis.addEventListener('keydown', forget, { capture: true })
  globalThis.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      field = isTrusted && isField ? target : undefined
      typed = undefined
    },
    { capture: true },
  )
  setInterval(() => {
    if (field === undefined) return
    // What the product makes of a letter at once is the answer to the person's own key.
    typed ??= field.value
    if (field.isConnected && field.value === typed) return
    console.error(
      `Typed text lost: "${typed}" ${field.isConnected ? `became "${field.value}"` : 'went with its field'}`,
    )
    forget()
  }, 50)
}
