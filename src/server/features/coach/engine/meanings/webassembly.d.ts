/** The part of WebAssembly that is used here. TypeScript knows it only together with everything else of a browser. */
declare namespace WebAssembly {
  class Module {
    constructor(code: Uint8Array)
  }
  class Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  class Instance {
    readonly exports: Record<string, unknown>
    constructor(module: Module)
  }
}
