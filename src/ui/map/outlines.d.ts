/** The outlines of Europe, cut out of the world's when the product is built; see `vite.config.ts`. */
declare module 'virtual:outlines' {
  import type { WorldTopology } from '#src/ui/map/cut-outlines.ts'
  export const outlines: WorldTopology
}
