import type { Answer } from '../../../conversation.ts'

export const shopAnswers: readonly Answer[] = [
  {
    like: [
      'what if they say no',
      'and if they refuse the return',
      "what if they won't take it back",
      "what if he says it's against policy",
      "they won't give me my money back",
    ],
    say: [
      'Then you can ask one more thing: "What can you offer instead?" or "Who could decide that?" If it stays a no, say "Okay, thanks," and go. You tried, and you know where you stand.',
    ],
  },
  {
    like: [
      'what about the people waiting behind me',
      'everyone in line gets annoyed at me',
      'i hold up the line',
      "i'm too slow packing my bags",
      'they stare when it takes long',
    ],
    say: [
      'Some may sigh; waiting is dull. You have the same right to your two minutes as the person before you had. Put your card away and take your things at normal speed, and look at what the people behind you really do.',
    ],
  },
  {
    like: [
      'what if i forget what to say',
      'my mind goes blank at the counter',
      'i stutter when they ask me something',
      'what if the words come out wrong',
      "they say what? because i'm too quiet",
    ],
    say: [
      `Then you say "One second, I lost it," and start again. They hear half-sentences all day. If they ask "What?", say the same thing once more, a bit louder and slower. That's all that is needed.`,
    ],
  },
  {
    like: [
      'the food is wrong what do i do',
      'waiter brought me the wrong thing',
      'my steak is cold can i send it back',
      "there's a hair in my food",
      'should i say something or eat it',
    ],
    say: [
      `Say it early, before you've eaten much: "Excuse me, I ordered something else. Could you change it?" Many places would rather fix it than have you leave unhappy. If you'd rather eat it, that's your choice too.`,
    ],
  },
  {
    like: [
      'is it rude to complain',
      'am i being difficult',
      "i don't want to be a karen",
      'i feel bad for the employee',
      'i hate to make a fuss',
    ],
    say: [
      "No, not if you say what is wrong and what you'd like, in a normal voice. Rude is about tone. You can be kind to the person and still ask for what you paid for.",
    ],
  },
  {
    like: [
      "what if they're rude to me",
      'and if she rolls her eyes',
      'what if he gets angry at me',
      'the cashier was so unfriendly',
      'what if they make fun of me',
    ],
    say: [
      `That can happen, and it would say more about their shift than about you. You can say "I'd like somebody else to help me," or leave. You don't have to win it.`,
    ],
  },
  {
    like: [
      "i don't have the receipt",
      'i lost the receipt can i still return it',
      'i opened the box already',
      "it's too late to return it i think",
      'can i return it if i changed my mind',
    ],
    say: [
      `Maybe; it depends on the store and the law where you live. Many can find a card payment without paper. Ask it straight: "I don't have the receipt. Is there anything you can do?" The worst answer is no.`,
    ],
  },
  {
    like: [
      'they follow me around the store',
      "they think i'm stealing",
      'security always watches me because of how i look',
      'i feel like a thief when i leave without buying',
      'they treat people like me differently',
    ],
    say: [
      "Some people really are followed for how they look, and it's wrong. Being anxious doesn't mean you imagined it. You can shop slowly, leave with nothing, or spend your money elsewhere. If it keeps happening in one place, a written complaint is worth a try.",
      `Leaving without buying is allowed, and you don't have to show an empty bag or hurry. If somebody does watch you, you can look at them and say "Hi." What you do about unfair treatment is your choice, on your own time.`,
    ],
  },
  {
    like: [
      'what if my card gets declined',
      "what if i don't have enough money",
      'counting coins takes me forever',
      'i have to ask what it costs and then say no',
      'paying with food stamps and everyone sees',
    ],
    say: [
      `Then you say "Let me leave this one here," or "I'll come back for it," and they put it aside. It happens at every counter. It may feel bad for a minute. You don't owe anyone the reason.`,
    ],
  },
  {
    like: [
      'can i do it by email',
      'i could order online instead',
      'i only use self checkout',
      'is it ok to send my partner',
      'i let my mom do all the calling and returning',
    ],
    say: [
      "You can, and for a hard complaint, writing is often better. If it's the only way you ever use, the counter gets bigger in your mind. Mix them: the big thing by email, one small question in person each week.",
    ],
  },
  {
    like: [
      'i leave if there are employees near',
      'i hate when they ask can i help you',
      'salespeople talk to me and i panic',
      'how do i get rid of a pushy salesperson',
      "i buy things because i can't say no",
    ],
    say: [
      `"I'm looking around, thanks" is enough, and you can say it twice. If they go on: "No, thank you," and turn to the shelf. If you already bought something you didn't want, you can often take it back, and that's good practice too.`,
    ],
  },
  {
    like: [
      "they don't understand my accent",
      "english isn't my first language",
      "where i come from you don't complain",
      'in my country you have to haggle and here i feel stupid',
      "i don't know how it is done here",
    ],
    say: [
      `You can say so, and there's nothing weak about it: "I'm not sure how it works here. Can you tell me?" Show the thing, point, write the word down. People at counters are used to it. You decide what feels polite to you.`,
    ],
  },
  {
    like: [
      'i already practiced what to say a hundred times',
      'i tried and i walked past the shop again',
      'i rehearse the whole way there',
      'i have tried that and still chickened out',
    ],
    say: [
      `Then more practice on the sentence won't help; you have enough of it. Leave it out. Walk in while you're still busy with another thought, go up to the first person, and begin with "Hi." The rest can come out any way it likes.`,
    ],
  },
  {
    like: [
      'is it normal to be scared of a cashier',
      'why is something so small so hard',
      'everyone else does this without thinking',
      "it's embarrassing that i can't order coffee",
      'why am i like this',
    ],
    say: [
      "Yes, many people have this, including people who handle big things all day. A counter is quick, public and with a stranger, and that's a hard mix. It has nothing to do with how capable you are.",
    ],
  },
]
