import type { RouterHistory } from '@tanstack/react-router'

/** Puts the record beside the list into the address, or takes it out. The router's own types belong to the product. */
export function showRecord(history: RouterHistory, number: string | undefined): void {
  history.push(`${location.pathname}${number === undefined ? '' : `?record=${number}`}`)
}
