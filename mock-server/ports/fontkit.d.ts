/** What papers take of the library that reads fonts; it brings no types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): { readonly postscriptName: string }
}
