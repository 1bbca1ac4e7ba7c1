import type { CSSProperties } from 'react'

/** Heights of a row, and of the head above the rows, px: in a `whole-rows` a list ends where a row does, as far as it goes. */
export const rowRoom = (row: number, head = 0): CSSProperties =>
  ({ '--row': `${row}px`, '--head': `${head}px` }) as CSSProperties
