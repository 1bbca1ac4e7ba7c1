/**
 * What runs inside each measured page, before its own code. Passed to the browser as text: it may use nothing from outside.
 * Afterwards `bench` answers: when a keystroke's result was painted, what the backend took of that, and which long tasks,
 * interactions and sockets there were.
 */
export function instrument() {
  const requests = []
  const sockets = []
  const longTasks = []
  const interactions = new Map()
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => done(performance.now()))
        channel.port1.start()
        channel.port2.postMessage(undefined)
      })
    })

  // The mock puts its own in the place of `fetch` and `WebSocket`, by assigning or by defining: what comes there is noted, too.
  const wrappers = {
    fetch: (real) =>
      function (...input) {
        const request = { start: performance.now(), end: Infinity }
        requests.push(request)
        return real.apply(globalThis, input).finally(() => (request.end = performance.now()))
      },
    WebSocket: (Real) =>
      new Proxy(Real, {
        construct(target, input) {
          const socket = Reflect.construct(target, input)
          sockets.push(socket)
          return socket
        },
      }),
  }
  const current = {}
  const { defineProperty } = Object
  for (const [name, wrapped] of Object.entries(wrappers)) {
    current[name] = wrapped(globalThis[name])
    const set = (next) => (current[name] = wrapped(next))
    defineProperty(globalThis, name, { configurable: true, enumerable: true, get: () => current[name], set })
  }
  Object.defineProperty = (owner, key, description) => {
    if (owner !== globalThis || !(key in wrappers) || !('value' in description))
      return defineProperty(owner, key, description)
    globalThis[key] = description.value
    return owner
  }

  const observe = (type, options, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
  observe('longtask', {}, ({ startTime, duration }) => longTasks.push({ start: startTime, duration }))
  observe('event', { durationThreshold: 16 }, ({ interactionId, duration, name }) => {
    if (interactionId > 0 && duration > (interactions.get(interactionId)?.duration ?? 0))
      interactions.set(interactionId, { duration, name })
  })

  /** Milliseconds of a span in which a request was under way. */
  function waited(from, to) {
    let [sum, reached] = [0, from]
    for (const { start, end } of requests.toSorted((a, b) => a.start - b.start)) {
      const [first, last] = [Math.max(start, reached), Math.min(end, to)]
      if (last <= first) continue
      sum += last - first
      reached = last
    }
    return sum
  }

  const rowsIn = (scope) => `${scope} [data-index]:not([aria-busy])`
  const palette = () => {
    const input = document.activeElement
    return input?.getAttribute('role') === 'combobox' && !input.closest('main') ? input : null
  }
  /** What a page is asked for: all three answer the same questions. */
  const read = {
    /** The screen of a heading, with its data. */
    screen: (title) =>
      palette() === null &&
      document.querySelector('main h1')?.textContent.startsWith(title) === true &&
      document.querySelector(rowsIn('main')) !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
    list: () => document.querySelector(rowsIn('main table')) !== null,
    palette: () => palette() !== null && document.querySelector('[role="option"]') !== null,
    hits: () => palette() && document.querySelector('[role="option"]')?.closest('[role="listbox"]')?.innerHTML,
    query: () => palette()?.value,
    focus: () => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'),
    cell: () => document.activeElement?.matches('.board-cell') && document.activeElement.ariaLabel,
    first: () => document.querySelector('main table [data-index="0"]:not([aria-busy])')?.textContent,
    count: () => document.querySelector('main table')?.getAttribute('aria-rowcount'),
    record: () => document.querySelector('aside:not([hidden]) h2')?.textContent,
    hasRecord: () => document.querySelector('aside:not([hidden]) h2') !== null,
    noRecord: () => document.querySelector('aside:not([hidden]) h2') === null,
  }

  let watched = Promise.resolve({ took: 0, backend: 0 })
  /** Waits for the next key or click, then until `what` answers true, or something else than now with `changes`. */
  function watch({ what, of, changes = false, limit = 20_000 }) {
    const before = read[what](of)
    const met = () => {
      const now = read[what](of)
      return changes ? now !== before && Boolean(now) : now === true
    }
    watched = new Promise((done, fail) => {
      let start
      const begin = ({ timeStamp }) => (start = timeStamp)
      const kinds = ['keydown', 'click']
      for (const kind of kinds) addEventListener(kind, begin, { capture: true })
      const called = performance.now()
      const look = () => {
        const now = performance.now()
        if (now - called > limit) fail(new Error(`${what} ${of ?? ''} has not come`))
        // Asked before this frame is painted: what stands here is seen at its end.
        else if (start === undefined || !met()) return requestAnimationFrame(look)
        else {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => {
            const end = performance.now()
            done({ took: end - start, backend: waited(start, end) })
          })
          channel.port1.start()
          channel.port2.postMessage(undefined)
        }
        for (const kind of kinds) removeEventListener(kind, begin, { capture: true })
        return undefined
      }
      requestAnimationFrame(look)
    })
    watched.catch(() => undefined)
  }

  async function until(what, of, limit = 30_000) {
    const start = performance.now()
    while (read[what](of) !== true) {
      if (performance.now() - start > limit) throw new Error(`${what} ${of ?? ''} has not come`)
      await new Promise(requestAnimationFrame)
    }
  }

  /** From the start of the page to its first usable list; blocking time and files until then. */
  async function started() {
    await until('list', undefined, 120_000)
    const took = await painted()
    await new Promise((done) => setTimeout(done, 500))
    const tasks = longTasks.filter(({ start }) => start < took)
    const files = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd <= took)
    return {
      took,
      backend: waited(0, took),
      blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      files: files.map(({ name }) => new URL(name).pathname),
    }
  }

  /** Scrolls the list by `step` pixels a frame: frames a second, and frames in which a visible row was missing or empty. */
  async function scrolled({ step, lasts }) {
    const table = document.querySelector('main table')
    let scroller = table
    while (scroller.scrollHeight <= scroller.clientHeight || !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement
    const { top, bottom } = scroller.getBoundingClientRect()
    const start = performance.now()
    let [frames, missing] = [0, 0]
    while (performance.now() - start < lasts) {
      scroller.scrollTop += step
      frames += 1
      const rows = [...table.querySelectorAll('[data-index]:not([aria-busy])')].map((row) =>
        row.getBoundingClientRect(),
      )
      const seen = rows.filter((row) => row.bottom > top && row.top < bottom)
      const covered = seen.reduce((sum, row) => sum + Math.min(row.bottom, bottom) - Math.max(row.top, top), 0)
      const head = table.querySelector('thead')?.getBoundingClientRect().height ?? 0
      if (covered < bottom - top - head - 2) missing += 1
      await new Promise(requestAnimationFrame)
    }
    return { rate: (frames * 1000) / (performance.now() - start), blank: (missing * 100) / frames }
  }

  /** Scrolls an element to and fro: frames a second. */
  async function scrolledBy(selector, [x, y], lasts) {
    const scroller = document.querySelector(selector)
    const start = performance.now()
    let [frames, way] = [0, 1]
    for (; performance.now() - start < lasts; frames += 1) {
      const before = scroller.scrollTop + scroller.scrollLeft
      scroller.scrollBy(x * way, y * way)
      if (scroller.scrollTop + scroller.scrollLeft === before) way = -way
      await new Promise(requestAnimationFrame)
    }
    return (frames * 1000) / (performance.now() - start)
  }

  let raging
  /** Live messages of the product's kind, `rate` a minute, through its open socket, for `lasts` milliseconds. */
  async function storm({ rate, lasts }) {
    const socket = sockets.findLast(({ readyState }) => readyState === 1)
    if (socket === undefined) throw new Error('no live connection')
    const tenantId = new URL(socket.url).searchParams.get('tenant')
    const ids = [...document.querySelectorAll('main table [data-index] a')].map(({ textContent }) => textContent)
    let seq = 1_000_000
    const start = performance.now()
    let sent = 0
    while (performance.now() - start < lasts) {
      const due = ((performance.now() - start) * rate) / 60_000
      for (; sent < due; sent += 1) {
        seq += 1
        const id = ids[sent % ids.length] ?? `NK-2026-${String(4000 + (sent % 800)).padStart(6, '0')}`
        const message = { type: 'changed', seq, tenantId, entity: 'orders', id, change: 'updated', version: seq }
        const data = JSON.stringify({ ...message, at: new Date().toISOString() })
        socket.dispatchEvent(new MessageEvent('message', { data }))
      }
      await new Promise((done) => setTimeout(done, 6))
    }
    const tasks = longTasks.filter((task) => task.start >= start)
    return { sent, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) }
  }

  globalThis.bench = {
    watch,
    watched: () => watched,
    until,
    is: (what, of) => read[what](of),
    started,
    scrolled,
    scrolledBy,
    startStorm: (how) => void (raging = storm(how)),
    stormed: () => raging,
    worstInteraction: () => [...interactions.values()].toSorted((a, b) => b.duration - a.duration)[0],
    forgetInteractions: () => interactions.clear(),
  }
}
