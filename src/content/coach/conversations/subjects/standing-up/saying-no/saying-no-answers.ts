import type { Answer } from '../../../conversation.ts'

export const sayingNoAnswers: readonly Answer[] = [
  {
    like: [
      'what if they get angry',
      'and if she yells at me',
      'he will be furious if i say no',
      'what if they make a scene',
      "i can't stand it when people are mad at me",
    ],
    say: [
      `There's no need to argue back. "I can see you're annoyed. It's still no." And you can leave the room or end the call. Anger over a no often cools by the next day. If you're afraid of what this person could do, don't test it; get help first.`,
    ],
  },
  {
    like: [
      'do i need a reason',
      'what excuse can i use',
      'should i make something up',
      'they always ask why not',
      'can i lie and say im busy',
    ],
    say: [
      `No, you don't need one. "I can't" or "I don't want to" is complete. Excuses seem safer, but people solve them for you: you have no car, so they pick you up. If they ask why: "It doesn't work for me."`,
    ],
  },
  {
    like: [
      'i feel so guilty afterward',
      'i said no and now i feel like a terrible person',
      "isn't it selfish",
      'how do i stop feeling bad about it',
      'a good person would help',
    ],
    say: [
      "Guilt doesn't mean that you were selfish. It comes because the no is new, and it comes even when the no was right. It tends to wear down by itself. Wait one night before you change your answer.",
      "You're not a bad person for it. Each yes uses up hours that then aren't there for somebody else, or for sleep. You can't help everybody, so you are choosing either way. This time you chose out loud.",
    ],
  },
  {
    like: [
      'i already said yes can i take it back',
      'how do i get out of something i agreed to',
      'i said sure and now i regret it',
      'is it too late to cancel it',
      'i promised but i dont want to',
    ],
    say: [
      `Yes, you can, and the sooner the kinder: "I said yes too fast. I can't do it, and I wanted you to know in time to find somebody else." One apology is right here. If it's tomorrow and they count on you, maybe do this one and say no to the next.`,
    ],
  },
  {
    like: [
      'how do i say no to my boss',
      'they give me extra shifts all the time',
      'i cant refuse at work ill get fired',
      'my manager dumps everything on me',
      'everyone at work gives me their tasks',
    ],
    say: [
      `It depends on how safe your job is, so start with a choice instead of a flat no: "I can do this or the other one by Friday. Which should come first?" For extra hours: "I can't on Sunday." With coworkers: "I'm full this week."`,
    ],
    item: 'challenge:say-no-to-extra-work',
  },
  {
    like: [
      "in my culture you don't say no to family",
      'i was raised to obey',
      'you cant refuse an elder where im from',
      'in our house nobody says i dont want',
      'my faith says to help everyone',
    ],
    say: [
      `Then look for the forms of no that your people use; there usually are some. "I'll see what I can do," a delay, a smaller gift of time, a relative who speaks for you. You can honor somebody and not do everything they ask.`,
    ],
  },
  {
    like: [
      'they keep asking until i give in',
      'she wont take no for an answer',
      'he pushes and pushes',
      'what if they dont accept it',
      'they wear me down',
    ],
    say: [
      `Then say the same sentence again, word for word, without a new reason: "No, I can't do it." After the third time, end the conversation: "I've answered that. I'm going now." Pushing works only as long as the answer keeps changing.`,
    ],
  },
  {
    like: [
      'what if they stop liking me',
      'nobody will need me anymore',
      'if i say no ill have no friends left',
      'people only like me because i help',
      'they will stop asking me',
    ],
    say: [
      "Some might drift off, and I can't tell you who. People who like you can take a no now and then. You can find out gently: one small no, to the friend you trust most, and see if anything is different the next time you meet.",
    ],
  },
  {
    like: [
      'i freeze and say yes',
      'the yes comes out before i think',
      'my mouth says sure automatically',
      'i panic when they ask me directly',
      'i can never think of it in the moment',
    ],
    say: [
      `Then don't try for a no; go for a pause. One sentence for every request: "Let me check and tell you tomorrow." It gets you out of the moment, and you can send the no from home. With practice the pause often comes by itself.`,
    ],
  },
  {
    like: [
      'they helped me before so i owe them',
      'after all she did for me i cant refuse',
      'he always says remember what i did for you',
      'they paid for my studies',
      'how can i say no when they were so good to me',
    ],
    say: [
      `You can be grateful and still say no to this. "I haven't forgotten what you did. This one I can't do." Thanks can be given in a way you choose. If the favor comes up every time, you can ask yourself when it counts as paid back.`,
    ],
  },
  {
    like: [
      "i don't like being hugged how do i say it",
      'he stands too close and touches my arm',
      'she comes over without calling',
      'people touch me and i dont say anything',
      'how do i set a boundary',
    ],
    say: [
      `Say what you'd like, early and short: "I'm not a hugger. Good to see you, though." Or: "Please call before you come." Take a step back as you say it. If somebody goes on after a clear no, that's on them, and you can get others to help.`,
    ],
  },
  {
    like: [
      'he wont stop when i say no',
      'my partner gets scary when i refuse',
      'i said no and he did it anyway',
      'im afraid to say no to him',
      'she punishes me if i dont do what she wants',
    ],
    say: [
      "Then this isn't about finding better words, and it isn't for you to solve with a sentence. What somebody does after your no is their doing. Please talk to a helpline for abuse or to one person you trust, from a place and a phone that are safe for you.",
    ],
  },
  {
    like: [
      'what if i cry when i say it',
      'my voice shakes when i say no',
      'i start apologizing ten times',
      'i laugh when i try to be firm',
      'it comes out all wrong',
    ],
    say: [
      `Then it's a no with a shaky voice, and it counts the same. You can stop after the sentence and breathe out. If you've apologized three times already, leave out the fourth. Or write it; a text has no voice.`,
    ],
  },
  {
    like: [
      'i tried and it didnt work',
      'i said no once and they hated me',
      'every time i say no it blows up',
      'ive read all that and still cant do it',
    ],
    say: [
      'Then the one you tried was perhaps the hardest on your list. Begin at the other end: a stranger, a store, a text, something that costs nobody anything. Do five of those, and come back to that person afterward, with more practice.',
    ],
  },
]
