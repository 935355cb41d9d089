import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChats, type ScriptedChat } from '../../scripts/eval-chats/read-chats.ts'

const root = join(import.meta.dirname, '..', '..')

/** The chats anybody may read, and what strangers who were well said to the coach. */
export function readTalks(): ScriptedChat[] {
  return [...readChats(join(root, 'eval', 'chats', 'open')), ...strangersWhoAreWell()]
}

/** Each author can be left out of a fit. */
export function authorOf({ id }: ScriptedChat): string {
  return id.split('-')[0] ?? ''
}

/** None of their turns tells of a danger. Each is an author of their own. */
function strangersWhoAreWell(): ScriptedChat[] {
  const folder = join(root, 'eval', 'strangers')
  const chats = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): Stranger => JSON.parse(line)),
  )
  return chats
    .filter(({ isWell }) => isWell === true)
    .map(({ area, who, turns }, at) => ({
      id: `stranger${at}`,
      who,
      area,
      turns: turns.map(({ say }) => ({ say, expect: { danger: 'none', mustNot: false } })),
    }))
}
type Stranger = Pick<ScriptedChat, 'area' | 'who'> & { isWell?: boolean; turns: { say: string }[] }
