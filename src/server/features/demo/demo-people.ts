import { demoId } from './demo-ids.ts'

export const demoPassword = 'small-steps-count'

export type DemoAccount = { id: string; email: string; firstName: string; lastName: string }

const somebody = (firstName: string, lastName: string): DemoAccount => ({
  id: demoId(`person ${firstName}`),
  email: `${firstName.toLowerCase()}@demo.hearten.example`,
  firstName,
  lastName,
})

/** The three to sign in as. */
export const newMember = somebody('Sam', 'Okafor')
export const settledMember = somebody('Nadia', 'Brandt')
export const demoAdmin = somebody('Ruth', 'Ellery')

export const demoSignIns: readonly { account: DemoAccount; who: string }[] = [
  { account: newMember, who: 'a new member' },
  { account: settledMember, who: 'a member six weeks in' },
  { account: demoAdmin, who: 'an administrator' },
]

/** The people who write in the community, and how long they have been members. */
export const neighbors = {
  aisha: { ...somebody('Aisha', 'Bello'), joinedDaysAgo: 88 },
  marek: { ...somebody('Marek', 'Nowak'), joinedDaysAgo: 71 },
  june: { ...somebody('June', 'Park'), joinedDaysAgo: 64 },
  hollis: { ...somebody('Hollis', 'Reed'), joinedDaysAgo: 59 },
  ines: { ...somebody('Ines', 'Duarte'), joinedDaysAgo: 52 },
  kwame: { ...somebody('Kwame', 'Asante'), joinedDaysAgo: 47 },
  bea: { ...somebody('Bea', 'Fontaine'), joinedDaysAgo: 33 },
  tomas: { ...somebody('Tomas', 'Lind'), joinedDaysAgo: 26 },
  yuki: { ...somebody('Yuki', 'Tan'), joinedDaysAgo: 19 },
  ollie: { ...somebody('Ollie', 'Hart'), joinedDaysAgo: 6 },
} as const satisfies Record<string, DemoAccount & { joinedDaysAgo: number }>

export type Writer = keyof typeof neighbors | 'nadia'

export function writerId(writer: Writer): string {
  return writer === 'nadia' ? settledMember.id : neighbors[writer].id
}

export const demoPeople: readonly DemoAccount[] = [newMember, settledMember, demoAdmin, ...Object.values(neighbors)]
