/** Chosen so that a lost connection is made good soon, and a network that is away costs little. */
export const pausesMs = [1000, 5000, 20_000] as const

/** Does it again after a pause as long as something is left to do, and gives up until the next page after the last one. */
export async function inRounds(round: () => Promise<'done' | 'left'>): Promise<void> {
  for (const pauseMs of pausesMs) {
    if ((await round()) === 'done') return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await round()
}
