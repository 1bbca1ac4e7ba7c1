/** Goes to another screen of the app that is open, as by a link that is typed: what the app has loaded stays. */
export function visit(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}
