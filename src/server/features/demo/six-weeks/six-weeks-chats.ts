import type { LifeArea } from '#rules/life-areas.ts'
import type { DemoRows } from '../demo.queries.ts'

type Message = NonNullable<DemoRows['chatMessages']>[number]['message']
type Said = Pick<Message, 'role' | 'content' | 'sources' | 'understood' | 'options'>

export type DemoChat = {
  key: string
  lifeArea: LifeArea
  daysAgo: number
  time: string
  isEnded: boolean
  said: readonly Said[]
}

const her = (content: string): Said => ({ role: 'user', content })
const coach = (content: string, rest: Omit<Said, 'role' | 'content'> = {}): Said => ({
  role: 'assistant',
  content,
  ...rest,
})

/** Three chats with the coach: about a call, a coffee, and a talk that is coming. */
export const demoChats: readonly DemoChat[] = [
  {
    key: 'phone',
    lifeArea: 'work',
    daysAgo: 33,
    time: '16:05',
    isEnded: true,
    said: [
      coach(
        'Hello, Nadia. I’m WingMate, an AI. I’m not a person and this is not therapy. I can help you get ready for a moment with people, get through one, or put one down afterward. What’s the next one?',
        { options: ['Something is coming up', 'Something just happened', 'I want words for a moment'] },
      ),
      her('I have to call the bike shop. It’s ridiculous, I’ve put it off for a week.'),
      coach(
        'A week of carrying one phone call around is tiring, and there is nothing ridiculous about it. You need one line, because after it they will ask you things: “Hi, how late can I pick up my bike today?” Say it out loud once, then dial. What do you think will go wrong?',
        { understood: { need: 'prepare', situation: 'phone_call', stage: 'before', lifeArea: 'work' } },
      ),
      her('That I go blank and just breathe at them'),
      coach(
        'Then write that down as a prediction with a number: how sure, from 0 to 100. It turns the call into something you check. “Call a store and ask when it closes” has room for it. If you do go blank, “sorry, one second” is a whole sentence, and people behind a counter have heard it before.',
        {
          understood: { need: 'prepare', situation: 'phone_call', stage: 'before', lifeArea: 'work' },
          sources: [{ type: 'challenge', id: 'ask-when-they-close' }],
          options: ['I’ll do it now', 'Something smaller first'],
        },
      ),
      her('80. Doing it now.'),
      coach('80 it is. I’ll be here after, and I would like to hear the second thing they said.', {
        understood: { need: 'prepare', situation: 'phone_call', stage: 'before', lifeArea: 'work' },
      }),
      her('They close at seven!! He asked what kind of bike and then it was just a conversation'),
      coach(
        'You dialed with an 80 in your head, and it came down to a man asking about your bike. What did you do that made the first five seconds possible? That part is yours, and it comes with you to the next call.',
        { understood: { need: 'celebrate', situation: 'phone_call', stage: 'after', lifeArea: 'work' } },
      ),
    ],
  },
  {
    key: 'coffee',
    lifeArea: 'dating',
    daysAgo: 16,
    time: '21:20',
    isEnded: false,
    said: [
      coach('Good to see you, Nadia. Still an AI, still not a person. What’s on your mind about meeting somebody?'),
      her(
        'Someone from my evening class asked if I want to get coffee on Saturday. I said yes and now I want to be ill',
      ),
      coach(
        'You said yes before the fear got a word in, and now it is talking. You don’t have to decide about Saturday tonight. Decide about forty minutes: text them “Saturday works, I have until five.” An end you know makes the middle easier to sit in. Want two ways to word it?',
        {
          understood: { need: 'prepare', situation: 'date', stage: 'before', lifeArea: 'dating' },
          options: ['Yes, two ways', 'I’ll word it myself'],
        },
      ),
      her('Yes, two ways'),
      coach(
        '“Saturday’s good. I’m free until five, is three all right?”\n“Yes to coffee. Three o’clock, and I turn into a pumpkin at five.”\nThe first one is plain, the second a little more you, if pumpkins are. Send whichever you can say out loud without wincing.',
        { understood: { need: 'words', situation: 'message', stage: 'before', lifeArea: 'dating' } },
      ),
      her('Sent the plain one. They said “perfect”.'),
      coach(
        '“Perfect” is a good thing to have on a phone. Leave it there and don’t reread your message tonight. If your head starts on Saturday anyway, Mental Reset takes four minutes and puts the facts on one side.',
        {
          understood: { need: 'celebrate', situation: 'message', stage: 'after', lifeArea: 'dating' },
          sources: [{ type: 'technique', id: 'mental-reset' }],
        },
      ),
    ],
  },
  {
    key: 'talk',
    lifeArea: 'work',
    daysAgo: 2,
    time: '19:10',
    isEnded: false,
    said: [
      coach(
        'Good evening, Nadia. Last time your voice shook in the second sentence, and nobody moved. What is it today?',
      ),
      her('I told Priya I’ll give the ten-minute talk. Next week. Ten people. Why did I do that'),
      coach(
        'Ten minutes, ten people, and you are the one who offered. It makes sense that the why comes after the yes. You don’t need the talk tonight, only its first sentence. You may shake for a while, and the rest is something you know well. Which one thing should they know when they leave?',
        { understood: { need: 'prepare', situation: 'presentation', stage: 'before', lifeArea: 'work' } },
      ),
      her('That the numbers only close on Sunday and that’s why Friday reports are wrong'),
      coach(
        'Then that is your opening, nearly word for word: “Friday’s report is wrong every week, and I can show you why.” That gives them a reason to listen. For tomorrow: write it on a card and read it out once, standing up, door closed. Once is enough, more would be rehearsing.',
        {
          understood: { need: 'prepare', situation: 'presentation', stage: 'before', lifeArea: 'work' },
          sources: [{ type: 'challenge', id: 'ten-minute-talk' }],
          options: ['Agreed', 'Make it smaller'],
        },
      ),
      her('Agreed'),
      coach('Agreed: one card, one sentence, once, standing. I’ll ask you how it went.', {
        understood: { need: 'prepare', situation: 'presentation', stage: 'before', lifeArea: 'work' },
      }),
    ],
  },
]

/** What the coach remembers of it. */
export const demoNotes = {
  step: 'write the first sentence of the talk on a card and read it out once, standing',
  done: 'call the bike shop',
  note: 'The ten-minute talk is next week, for about ten people',
} as const
