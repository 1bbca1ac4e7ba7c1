export declare const STYLES: string
export declare function bootedFiles(): string[]
