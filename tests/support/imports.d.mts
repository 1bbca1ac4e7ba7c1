export type Import = { path: string; package?: undefined } | { package: string; path?: undefined }
export declare function codeFiles(paths: readonly string[]): string[]
export declare function importsIn(file: string, text: string): Import[]
export declare function importsBelow(paths: readonly string[]): Map<string, Import[]>
