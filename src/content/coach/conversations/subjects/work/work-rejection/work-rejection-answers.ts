import type { Answer } from '../../../conversation.ts'

export const workRejectionAnswers: readonly Answer[] = [
  {
    like: [
      'should i ask for feedback',
      'can i ask why they didnt take me',
      'is it desperate to ask for a reason',
      'how do i ask what i did wrong',
      'will they tell me the truth',
    ],
    say: [
      "Yes, once, in three lines: thanks, one question, good wishes. It's a normal thing to ask, and few would call it desperate. Many won't answer, or only in general terms, for legal reasons. If one useful sentence comes back, it was worth it.",
    ],
  },
  {
    like: [
      'why didnt they choose me',
      'what is wrong with me',
      'i was the best qualified',
      'was it because i was nervous',
      'did my anxiety cost me the job',
    ],
    say: [
      "You can't know that without asking, and sometimes not even then. It can be nerves, and it can be a budget, somebody from inside, or one line in another resume. If nerves played a part, that's the part you can practice for.",
    ],
  },
  {
    like: [
      'how many rejections are normal',
      'this is my fiftieth no',
      'ive been looking for a year',
      'nobody ever answers my applications',
      'i keep getting rejected',
    ],
    say: [
      "Many no's to one yes is common, and it still wears you out. If you never get to an interview, look at the application. If you get there and no further, look at the interview. Ask somebody who hires to look at one of the two, and not at everything.",
    ],
  },
  {
    like: [
      'someone else got the promotion',
      'my coworker got it and i have to smile',
      'how do i face the person who got my job',
      'shes now my boss and we both applied',
      'i have to congratulate him',
    ],
    say: [
      `Say one honest, short thing, early: "Congratulations. I'd wanted it too. I'm glad to work with you." Then it's out, and you don't have to act. You may be sore for a few weeks. If it's about fairness, take that to your boss, and not to them.`,
    ],
  },
  {
    like: [
      'should i quit',
      'i want to leave after this',
      'is it worth staying if they passed me over',
      'do i look for something else',
      'i dont want to work for them anymore',
    ],
    say: [
      "Not this week. First ask your boss one thing: what would make it a yes next time, and by when. If the answer is clear, you have a plan. If it's fog, start looking quietly, while you're still paid.",
    ],
  },
  {
    like: [
      'how do i tell my family',
      'everyone knew i applied',
      'what do i say when they ask about the job',
      'im so embarrassed people will ask',
      'my parents will be disappointed',
    ],
    say: [
      `In one sentence, before they ask: "I didn't get it. I'm disappointed, and I'm going on." Then it's done, and you don't have to dodge. Some will give advice you didn't ask for. "Thanks, not today" is a full answer.`,
    ],
  },
  {
    like: [
      'i cant afford another rejection',
      'i need the money',
      'my visa depends on it',
      'the bills are due and no job',
      'i have kids to feed',
    ],
    say: [
      "Then it's more than hurt pride, and it's worth splitting in two. Money: one call this week, to a job center, a debt or benefits adviser, somebody in your community. The search: one application a day you can stand behind. A gap job on the way isn't a defeat.",
    ],
  },
  {
    like: [
      'should i apply again to the same place',
      'can i try again next year',
      'will they remember me',
      'do i burn the bridge if i reply',
      'should i answer the rejection email',
    ],
    say: [
      `Yes, you can apply again, and people do get in on the second try. A short answer now helps: "Thank you for your time. I'd like to hear about other openings." Next time, say what you've added since.`,
    ],
  },
  {
    like: [
      'i messed up the interview',
      'i went blank and thats why',
      'i keep thinking about the one answer',
      'i said something stupid and lost the job',
      'if only i had prepared more',
    ],
    say: [
      "Maybe that answer counted, and maybe nobody else remembers it; you can't see that from here. Take ten minutes, write the answer you'd like to have given, and keep it for next time. After that, going over it again adds nothing.",
    ],
  },
  {
    like: [
      'was it discrimination',
      'they turned me down because of my accent',
      'i think its my age',
      'they dont take people like me',
      'they asked if i plan to have kids',
    ],
    say: [
      "It may have been; that does happen, and you're not imagining things by asking. I can't judge it from here. Write down what was said, with date and names. A union, a legal aid office or an equality office can tell you what's possible. It says nothing bad about your work.",
    ],
  },
  {
    like: [
      'i dont want to try anymore',
      'whats the point of applying',
      'id rather not put myself out there again',
      'im done',
      'i will never get anywhere',
    ],
    say: [
      "You can take a break, and a planned one does more good than forcing yourself: one week with no applications and an end date. Then one thing, sent after one hour of work. You don't need to believe in it to send it.",
    ],
  },
  {
    like: [
      'how long will i feel like this',
      'is it normal to cry over a job',
      'why does it hurt so much',
      'its only a job why am i so upset',
      'i cant stop thinking about it',
    ],
    say: [
      "Yes, it's normal to cry over it. You'd already half lived in it: the desk, the pay, what you'd tell people. It's often sharp for a few days and dull for a few weeks. If you can't sleep or get up for longer than that, talk to a doctor.",
    ],
  },
  {
    like: [
      'they rejected my idea',
      'my project was turned down',
      'my paper got rejected',
      'nobody liked my proposal',
      'they gave my project to someone else',
    ],
    say: [
      `They said no to this version at this time; what they think of you isn't in there. Ask one question: "What would you need to see to say yes?" If it's money or timing, keep it in a drawer. If it's the idea, you've learned what to change.`,
    ],
    item: 'challenge:three-sentence-update',
  },
  {
    like: [
      'they ghosted me after the interview',
      'still no answer after three weeks',
      'how long do i wait to hear back',
      'should i follow up',
      'no reply does that mean no',
    ],
    say: [
      `Write once, a week after the date they named, or after two weeks: "I'm still interested. Is there any news?" No reply to that is most likely a no, and poor manners on their side. Go on with others meanwhile; you can always say yes later.`,
    ],
  },
]
