import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { afterPainting, type PaintCallback } from './after-painting.ts'

/**
 * The browser's history as the router uses it. The router is where it goes at once; the browser, which takes longer to be told
 * than a panel to be drawn, hears of it when the screen has been painted, and before anything else a person does. `flush` tells
 * it at once, for those who read the address of the page.
 */
export function createLateHistory(): RouterHistory {
  let waiting: PaintCallback | undefined
  let isThere = false
  const writeAll = () => waiting?.now()
  const late =
    (write: (state: unknown, title: string, href: string) => void) =>
    (...entry: Parameters<typeof write>) => {
      // What makes the first entry one of the router's is read back at once.
      if (!isThere) return write(...entry)
      writeAll()
      waiting = afterPainting(() => {
        waiting = undefined
        write(...entry)
      })
    }
  const move = (by: number) => {
    writeAll()
    history.go(by)
  }
  // Who goes back by the browser's own button within that frame is where the browser went: what was not written is left out.
  const forget = () => {
    waiting?.never()
    waiting = undefined
  }
  addEventListener('popstate', forget)
  const router = createBrowserHistory({
    window: {
      document,
      location,
      addEventListener: addEventListener.bind(window),
      removeEventListener: removeEventListener.bind(window),
      history: {
        get state(): unknown {
          return history.state
        },
        get length() {
          return history.length
        },
        pushState: late(history.pushState.bind(history)),
        replaceState: late(history.replaceState.bind(history)),
        back: () => move(-1),
        forward: () => move(1),
        go: move,
      },
    },
  })
  isThere = true
  const { flush, destroy } = router
  router.flush = () => {
    flush()
    writeAll()
  }
  router.destroy = () => {
    router.flush()
    removeEventListener('popstate', forget)
    destroy()
  }
  return router
}
