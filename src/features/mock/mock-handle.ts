import type { MockControl } from '#src/contract/mock/control.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The mock backend of this page, and what the page shows it of itself. */
export interface MockHandle {
  control: MockControl
  /** The bearer token and the CSRF token the page has just now. */
  tokens(): { token: string | undefined; csrf: string | undefined }
}

/** The mock of this page; nothing in front of any other backend. */
export const mockHandle: SessionValue<WritableObservable<MockHandle | undefined>> = {
  create: () => createObservable<MockHandle | undefined>(undefined),
}

/** Under which key the cache holds what the mock says of itself. */
export const MOCK_KEY = ['mock'] as const
