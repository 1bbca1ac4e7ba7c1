/** msw takes everything that is not node for a page and asks for its storage; workers have none, and none is needed. */
if (!('localStorage' in globalThis)) {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => undefined } })
}

export {}
