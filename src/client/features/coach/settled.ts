/** When the chat has been on screen for this long, what it may need without a network is loaded. */
export const settledMs = 4000
