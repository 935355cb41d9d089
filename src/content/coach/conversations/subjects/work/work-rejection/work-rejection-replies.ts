import type { Answer } from '../../../conversation.ts'

export const workRejectionReplies: readonly Answer[] = [
  {
    like: [
      'what do i write back to a rejection email',
      'how do i answer when they say they chose someone else',
      'they rejected me what do i reply',
      'whats a polite response to a job rejection',
      'the recruiter called to say no what do i say',
    ],
    say: [
      `Short and polite is enough:\n"Thank you for letting me know. I enjoyed meeting the team and would be glad to hear of future openings."\n"Thanks for telling me. I'm disappointed, and I hope it goes well with the new hire."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my boss why i didnt get the promotion',
      'what do i say to my manager after being passed over',
      'i want to talk to my boss about the no how do i start',
      'how do i ask what i need for the next promotion',
      'they turned down my raise what do i say now',
    ],
    say: [
      `Say that you wanted it, and ask for something you can work with:\n"I wanted that job. Can you tell me what was missing?"\n"What would you need to see from me by next year?"\n"Could we look at it again in six months?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i explain in an interview why i was let go',
      'what do i say when they ask why i left my last job',
      'how do i explain the gap in my resume',
      'they will ask why im still looking what do i answer',
      'how do i talk about being fired',
    ],
    say: [
      `Take the one that is true for you:\n"My position was cut. I'm looking for a place where I can stay."\n"It wasn't a good match, and I learned what I need to do well."\n"I took some time off. I'm ready to work again."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone for help finding a job',
      'what do i write to an old colleague about openings',
      'i want to ask a contact if they know of anything',
      'how do i message someone on linkedin after a rejection',
      'what do i say to people who could help me find work',
    ],
    say: [
      `Ask for a small thing, not for a job:\n"I'm looking for something new. Could I ask you two questions about your company?"\n"If you hear of something that fits me, would you think of me?"\n"Would you look over my resume for ten minutes?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they rejected my application how do i try once more',
      'how do i pitch my idea again after a no',
      'what do i say to get a second chance',
      'how do i follow up on an idea they turned down',
      'i want to propose my project again how do i word it',
    ],
    say: [
      `Say what's different from last time:\n"You turned this down a while ago. I've changed two things since. May I show you?"\n"I applied last year. Since then I've done more of this kind of work, and I'd like to try again."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i stop applying for jobs above my level',
      'do i need every point in the job ad',
      'was i aiming too high',
      'should i lower my expectations',
      'is it worth applying if i dont meet everything',
    ],
    say: [
      "You don't need every point; the list in an ad is often a wish list. If you have most of what they name first, apply. Keep a mix: some you could do in your sleep, some that stretch you. Then a single no may hurt a little less.",
    ],
  },
  {
    like: [
      'can i take the next day off after a rejection',
      'is it ok to go home when i hear i didnt get it',
      'should i go to work the day after they passed me over',
      'is it fine not to apply for anything this week',
    ],
    say: [
      'Yes, a pause is fine. If you have a free day or hours to take, take them. If you have to go in, keep the day small and tell one person you trust. It usually shows less than you think.',
    ],
  },
  {
    like: [
      'should i take a job i dont really want',
      'do i accept the worse offer after so many rejections',
      'should i take a lower position',
      'is it ok to take something below my skills',
      'i got offered less than i asked for should i say yes',
    ],
    say: [
      "Take it if you need the money or the footing; looking for work from a job is usually less frightening than from a kitchen table. It doesn't undo your skills. Say no if it would leave you no time or strength to keep looking.",
    ],
  },
  {
    like: [
      'should i hide my nerves in the next interview',
      'do i tell them im a nervous person next time',
      'would it help to tell the interviewer that im shy',
      'should i mention my condition when i apply again',
    ],
    say: [
      `You don't have to tell them about a condition, and many people leave it out at this stage. You can say that you're nervous: "I'm a bit nervous, because I'd like this job." Interviewers hear that often. If you need something set up differently, you can ask, and in many places you have a right to.`,
    ],
  },
  {
    like: [
      'i know theyre going to say no',
      'the decision comes this week and im going crazy',
      'i keep refreshing my email for the rejection',
      'im scared to open the letter from the company',
    ],
    say: [
      "Waiting is hard, because there's nothing to do and your head fills the gap. Look at your email twice a day, at set times, and leave it closed in between. Checking more often won't change what it says.",
    ],
    about: 'coming',
  },
  {
    like: [
      'im too old for them nobody will hire me at my age',
      'im fifty eight and got turned down again',
      'i have no degree so they dont even look',
      'im fresh out of school and nobody wants a beginner',
      'with my resume i dont stand a chance',
    ],
    say: [
      "That's a real hurdle, and it's tiring when people call it a matter of attitude. Some places do screen people out that way. Others look for exactly what you bring, and people who know you can be a better way in than forms. Who knows your work well?",
    ],
  },
  {
    like: [
      'everyone around me gets hired and i dont',
      'my friends all have good jobs and i keep getting no',
      'my classmates are getting offers and im still here',
      'i hate seeing other peoples new job posts',
      'my little brother earns more than i do and i got rejected again',
    ],
    say: [
      `It's lonely to click "congratulations" with your own no in the other window. You see their one yes; the rows of no's before it never get posted. Try leaving that site closed for a week, and see how it feels.`,
    ],
  },
  {
    like: [
      'they turned me down and i had already told everyone i would get it',
      'i was so sure i had it',
      'they practically promised me the position',
      'i made it to the final round and then no',
      'three interviews and then they pick somebody else',
    ],
    say: [
      "To be that close and then hear no is a harder fall than an early one. You weren't foolish to hope; they gave you reasons to. Getting that far means they could picture you there. That's not much comfort today, and it's still true.",
    ],
  },
  {
    like: [
      'i asked for feedback and it was helpful',
      'talked to my boss about the no and it was ok',
      'i told people i didnt get it and they were nice',
      'answered the rejection and they wrote back kindly',
      'i congratulated her on getting it and it was fine',
    ],
    say: [
      "Good. You went toward it when you could have hidden, and people were decent about it. I'm glad. The no is still a no, and it may weigh a little less now.",
    ],
    about: 'over',
  },
  {
    like: [
      'they said i was second choice but they say that to everyone',
      'they wrote that i should apply again but probably didnt mean it',
      'the hiring manager was so nice about the no that i dont trust it',
      'they praised me while rejecting me and i dont buy it',
      'my boss says ill get the next promotion but i dont believe it',
    ],
    say: [
      "They didn't have to say anything kind, and they did. Maybe it was politeness, maybe it was more; you can't tell from here. You can keep your doubts and still take them up on it when the next chance comes.",
    ],
    about: 'over',
  },
  {
    like: [
      'i didnt get it',
      'they went with another candidate',
      'got the rejection email today',
      'i was passed over again',
      'the answer was no',
    ],
    say: [
      "I'm sorry. You wanted it and put yourself out there for it, and that's what makes it hurt. Nothing needs to be learned from it today. Eat something, tell one person, and leave the next application for another day.",
    ],
    about: 'over',
  },
  {
    like: [
      'i cried when my boss told me no',
      'i wrote an angry reply to the rejection',
      'i begged them to reconsider',
      'i badmouthed the guy who got the job',
      'i left the room when they announced who got it',
    ],
    say: [
      `It was a blow, and it showed. Showing that you wanted something isn't shameful. If you said something unfair, one line can put it right: "I was disappointed, and I said too much." After that you can let it go.`,
    ],
    about: 'over',
  },
  {
    like: [
      'how soon can i apply at the same company again',
      'how long after the no do i ask for feedback',
      'when do i bring up the promotion again',
      'do i wait a week before i write to them',
      'is six months long enough before i try again',
    ],
    say: [
      "Ask for feedback within a few days, while they still remember. For another opening at the same place, you can apply right away if it's a different job; for the same one, waiting six months or so is common. With a promotion, ask your boss for the date.",
    ],
  },
]
