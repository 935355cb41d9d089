/** Retries soon after a lost connection, and costs little if the network stays away. */
export const pausesMs = [1000, 5000, 20_000] as const

/** Repeats with pauses while something is left to do; after the last one it gives up until the next page. */
export async function repeatWithPauses(round: () => Promise<'done' | 'left'>): Promise<void> {
  for (const pauseMs of pausesMs) {
    if ((await round()) === 'done') return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await round()
}
