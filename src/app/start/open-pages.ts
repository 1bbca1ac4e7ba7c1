/** Held by every page of the app for as long as it lives; browsers let it go with the page, however that ends. */
const LOCK = 'open-page'

export interface OpenPages {
  /** Whether another page was open when this one began. Where no one can tell, there may be one. */
  elsewhere(): Promise<boolean>
  /** This page is none any more. */
  leave(): void
}

/** Where it does not matter who else is open. */
export const noOtherPages: OpenPages = { elsewhere: async () => true, leave: () => undefined }

/** Says that this page is open, and whether others were before it. */
export function joinOpenPages(locks: LockManager | undefined): OpenPages {
  if (locks === undefined) return noOtherPages
  const left = new AbortController()
  const held = new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
  const others = locks.query().then(
    (known) => known.held?.some(({ name }) => name === LOCK) === true,
    () => true,
  )
  others
    .then(() => (left.signal.aborted ? undefined : locks.request(LOCK, { mode: 'shared' }, () => held)))
    .catch(() => undefined)
  return { elsewhere: () => others, leave: () => left.abort() }
}
