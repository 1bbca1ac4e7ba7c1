/** The part of the engine that is used here; the package brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseApi {
    /** 0 where the language data could be read; `mode` 1 is the neural engine alone. */
    Init(path: string, language: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the picture that lies at `/input`; 1 where that is none. `exif` 1 is upright. */
    SetImageFile(exif: number, angle: number, upscale: boolean): number
    FindLines(): unknown
    /** Radians by which lines fall to the left; turning by it makes them level. */
    GetGradient(): number
    Recognize(monitor: null): number
    GetJSONText(page: number): string
    Clear(): void
  }
  interface TesseractCore {
    TessBaseAPI: new () => TessBaseApi
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  }
  interface CoreOptions {
    wasmBinary: ArrayBuffer
    TesseractProgress?(percent: number): void
    print?(text: string): void
    printErr?(text: string): void
  }
  export default function createCore(options: CoreOptions): Promise<TesseractCore>
}
