import type { Answer } from '../../../conversation.ts'

export const apologyAnswers: readonly Answer[] = [
  {
    like: [
      'do i need to apologize at all',
      'was it that bad',
      'should i say sorry or leave it',
      'did i do something wrong',
      'am i making it bigger than it is',
    ],
    say: [
      'It depends on what it cost somebody. If they lost time, money or trust, or were hurt, then yes, a short one. If it was only awkward for you, no. Then an apology mostly makes them think about it again.',
    ],
  },
  {
    like: [
      'what if they dont forgive me',
      'and if she doesnt accept it',
      'what if he stays mad',
      'what if they say its not enough',
      'they might never talk to me again',
    ],
    say: [
      `Then you say, "I understand," and leave it with them. Forgiving takes its own time and can't be asked for. You have said what was yours to say. What you do over the next weeks will say the rest.`,
    ],
  },
  {
    like: [
      'is it too late to apologize',
      'it was years ago',
      'its been months can i still say sorry',
      'they probably forgot about it',
      'does it make sense after so long',
    ],
    say: [
      `Mostly it isn't too late, if it's short and asks for nothing: "I've thought about what I did back then. I'm sorry." If they asked you to stay away, or it would reopen something bad for them, leave it unsent.`,
    ],
  },
  {
    like: [
      'by text or in person',
      'can i apologize over text',
      'should i call or write',
      'is a message cowardly',
      'i cant say it to his face',
    ],
    say: [
      `In person or by voice is best for something big, since they hear that you mean it. For a small thing, a text is fine. If your nerves won't allow more, a written one is far better than none, and you can add, "I'd like to say it in person too."`,
    ],
  },
  {
    like: [
      'i say sorry for everything',
      'how do i stop apologizing all the time',
      'i apologize to people who bump into me',
      'people are annoyed by my sorrys',
      'i apologized four times already',
    ],
    say: [
      'Start with one place, like the checkout or one colleague. Where "sorry" wants to come out, say "thanks for waiting" or nothing. It feels rude for a few days. See if anybody really minds. Keep the sorry for real harm, and say it once.',
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      'what if i cry',
      'what if my voice shakes when i say it',
      'i will start stammering',
      'i always cry when i apologize',
      'what if i freeze in the middle',
    ],
    say: [
      `Then you cry, and finish the sentence afterward. You can say, "Give me a second, I'd like to get this right." Tears don't spoil it. Let them know they don't have to comfort you.`,
    ],
  },
  {
    like: [
      'how do i get them to apologize',
      'she never said sorry',
      'he acts like nothing happened',
      'should i demand an apology',
      'why cant they say sorry',
    ],
    say: [
      `You can't make somebody mean it. You can say once what happened and what you want: "That hurt. I'd like an apology." Some people will come around, some can't. Then you decide how close you want to be without it.`,
    ],
  },
  {
    like: [
      'do i have to accept his apology',
      'they said sorry but im still hurt',
      'do i have to forgive',
      'everyone wants me to make peace',
      'he apologized and does it again',
    ],
    say: [
      `No, you don't have to. "Thank you for saying it. I'm not there yet" is an honest answer. If it keeps happening, go by what they do. And if you're afraid of this person, your safety comes before peace; talk to somebody you trust.`,
    ],
  },
  {
    like: [
      'they did wrong too',
      'why should i apologize first',
      'it was half her fault',
      'he started it',
      'if i say sorry they win',
    ],
    say: [
      `You can apologize for your half only: "I raised my voice, and I'm sorry for that." That doesn't make the rest your doing. Often they follow with theirs, and sometimes they don't. Don't wait at the end of your sentence for it.`,
    ],
  },
  {
    like: [
      'should i explain why i did it',
      'i want them to know i had a panic attack',
      'do i tell them about my anxiety',
      'i had a reason though',
      'can i say that im going through a hard time',
    ],
    say: [
      `Yes, one sentence, after the apology and never in place of it: "I was very anxious that day. It doesn't excuse it." If they want to know more, they can ask. With a long explanation they end up taking care of you.`,
    ],
  },
  {
    like: [
      'i cant stop feeling guilty',
      'i apologized and still feel terrible',
      'how do i forgive myself',
      'i think about what i did every day',
      'am i a bad person',
    ],
    say: [
      "One wrong thing doesn't make you a bad person; somebody who didn't care wouldn't still be thinking of it. If you've said sorry and made right what you could, the rest takes time. Give the guilt ten minutes a day, then do something useful for somebody.",
    ],
  },
  {
    like: [
      'i see them every day and avoid them',
      'how do i face them at work tomorrow',
      'i take another street so i dont meet him',
      'what do i do when i run into her',
      'i hide when i see them',
    ],
    say: [
      `Go up to them early, before the day gets going: "Hi. About yesterday, I'm sorry." Then talk about something ordinary or walk on. Avoiding them says something too, and it's usually not what you mean.`,
    ],
  },
  {
    like: [
      'in my family nobody says sorry',
      'elders dont apologize to children where im from',
      'i cant apologize id lose face',
      'in my culture you show it you dont say it',
      'my father would never understand an apology',
    ],
    say: [
      "Then do it in the way your people understand. Bringing food, visiting, pouring tea, having somebody respected speak for you: those are apologies too. What counts is that the other person can tell it's an apology.",
    ],
  },
  {
    like: [
      'they said its fine but is it',
      'she said no problem but i dont believe her',
      'should i apologize again to be sure',
      'he said forget it are they still mad',
      'they only said ok',
    ],
    say: [
      `You can't be sure, and asking again won't make you sure. Take the "it's fine" at its word for two weeks and act normally. If something's still wrong, it'll show in what they do, and you can ask then.`,
    ],
  },
]
