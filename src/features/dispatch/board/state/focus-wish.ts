import { createContext } from 'react'

/** Whether the next cell that becomes the cursor's takes the focus along. */
export interface FocusWish {
  make(): void
  /** Whether there was one; it is fulfilled with that. */
  take(): boolean
}

export function createFocusWish(): FocusWish {
  let isMade = false
  return {
    make() {
      isMade = true
    },
    take() {
      const was = isMade
      isMade = false
      return was
    },
  }
}

export const FocusWishContext = createContext<FocusWish>(createFocusWish())
