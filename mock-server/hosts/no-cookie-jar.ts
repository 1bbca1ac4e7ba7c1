/**
 * Stands in browser builds for the jar in which msw keeps mocked cookies. This backend sets none, and the real one brings
 * the list of all public suffixes.
 */
export class Cookie {
  static fromJSON(): undefined {
    return undefined
  }
}

export class MemoryCookieStore {
  idx: Record<string, unknown> = {}
}

export class CookieJar {
  getCookiesSync(): never[] {
    return []
  }

  async setCookie(): Promise<void> {}
}
