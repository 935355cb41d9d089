/**
 * compare-rows.wat, compiled. Not edited by hand; made by:
 *   node --import tsx training/replies/compare-rows.ts
 */
export const compareRowsWasm =
  'AGFzbQEAAAABCQFgBX9/f39/AAMCAQAFAwEAAQcUAgZtZW1vcnkCAAdjb21wYXJlAAAKsQEBrgECAX8CewJAA0AgA0UNAf0MAAAAAAAAAAAAAAAAAAAAACEGQQAhBQNAIAIgBWr9AAQAIQcgBiAH/YcBIAAgBUEBdGr9AAQA/boB/a4BIQYgBiAH/YgBIAAgBUEBdGr9AAQQ/boB/a4BIQYgBUEQaiEFIAUgAUkNAAsgBCAG/RsAIAb9GwFqIAb9GwIgBv0bA2pqNgIAIAIgAWohAiAEQQRqIQQgA0EBayEDDAALCws='
