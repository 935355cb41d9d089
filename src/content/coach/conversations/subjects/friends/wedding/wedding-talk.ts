import type { Answer } from '../../../conversation.ts'

export const weddingTalk: readonly Answer[] = [
  {
    like: [
      'the story i\'d tell is when we got lost as kids and he goes "i thought you had the map"',
      "for the toast: we were ten, stole a boat, she couldn't row",
      "I thought I'd tell the one about our camping trip and what he said",
      'so my story for the speech is how the two of them met at my awful party',
    ],
    about: 'coming',
    say: [
      "That's the one. It's short, people will see it, and it has a line they'll laugh at. Stop right after that line and give them a second. Then go straight to your wish for the two of them, and raise the glass.",
    ],
  },
  {
    like: [
      'got to make a speech at my brothers anniversary',
      'i have to say something at my parents 50th, 100 people',
      'My sister wants me to speak at her party',
      "toast at my cousins wedding and there's like 200 guests",
    ],
    about: 'coming',
    say: [
      "Keep it to two minutes and one story: something small you've seen that few others in the room know. Then a wish and a glass. Write it down and read it. A room full of people who love the same people is about as friendly as a room gets.",
    ],
  },
  {
    like: [
      'its all on a card but my voice might go',
      "I've written my toast down, I'm afraid my voice will fail me",
      'got my speech on paper, what if my voice cracks at the wedding',
      'my words are ready but my throat closes up',
    ],
    about: 'coming',
    say: [
      'Then the words are safe, whatever your voice does. Let the paper shake if it shakes, have water by you, and look up once, at the two of them. If your voice goes, wait. You can take all the time you need.',
    ],
  },
  {
    like: [
      'i have to give the father of the bride speech',
      "my daughter's getting married and I'm expected to make a speech, heaven help me",
      'dad of the groom here, mic and all, dreading it',
      "they want me to say a few words at my kid's wedding",
    ],
    about: 'coming',
    say: [
      'A parent can be brief, and the room is on your side before you open your mouth. Three parts carry it: one small story from when they were little, one thing you like about the other one, and the glass. Which story comes to mind first?',
    ],
  },
  {
    like: [
      'in my own language im actually good with words',
      "in spanish i'm funny, in english im a child",
      'I could say it beautifully in my mother tongue',
      'oh in my language i can really speak',
    ],
    about: 'coming',
    say: [
      "Then let them hear that. Start with a short line in the language they know, then say the real thing in your own. People who don't know a word will still hear what it is, and somebody can whisper it to them. What would the first line be?",
    ],
  },
  {
    like: [
      'if my voice breaks ill just say so',
      "then it cracks, whatever, i'll carry on",
      "if i mess up the song I'll laugh and keep going",
      'worst case I say sorry, nerves, and continue',
    ],
    about: 'coming',
    say: [
      "That's the best plan there is: it cracks, you say so, you go on. A room at a celebration loves a voice that means it. You're ready. Leave it alone tonight.",
    ],
  },
  {
    like: [
      'my granddaughter wants me to speak at her wedding, 200 ppl i dont know',
      "I'm to give a blessing before hundreds from the other family.",
      'they want me to do a toast and its a whole other culture',
      "My son asked me to say a few words, and I'll be the only foreigner in the hall.",
    ],
    about: 'coming',
    say: [
      "What an honor, and what a room. They didn't ask you for the grammar or the custom; they want to hear from you. Keep it to a minute: one thing you love about the couple, one wish. Ask them if there's a custom to know. What's the part you dread?",
    ],
  },
  {
    like: [
      'i said my speech to the dog five times already',
      'Been practicing my toast in the shower all week',
      'I have recited it to the mirror, the cat and the fridge',
      'ran through it like 10 times in my car today',
    ],
    about: 'coming',
    say: [
      "That's a lot of rehearsal. By now your mouth knows it, so stop before it goes stale. Say it once to a person, looking at them, and then leave it alone until the day.",
    ],
  },
  {
    like: [
      'the bride. she called me herself to ask',
      'my niece, its her day and she begged me to come',
      'The groom would. He rang to make sure I was coming',
      'well she texted me twice saying she wants me there',
    ],
    about: 'coming',
    say: [
      "Then you have your answer about what you're doing there. The one whose day it is asked for you in person. Whatever anybody else thinks, you were wanted. Find that person early and say hello, and then the rest of the room is only a room.",
    ],
  },
  {
    like: [
      'the aunts all lined up looking me over',
      'having to greet every auntie one by one',
      'The row of relatives one has to pass before dinner',
      'all the old ladies asking when im getting married',
    ],
    about: 'coming',
    say: [
      `Ah, the row of judges. Keep moving and keep it the same for each: a greeting, one compliment, next. "You look wonderful. I'll find you after the food." If a question comes, answer half and ask how they've been.`,
    ],
  },
  {
    like: [
      'ill keep the notes in my bra lol',
      'cards go in my sock i guess',
      'stuffing the speech down my dress',
      'I shall hide the cards in my garter',
    ],
    about: 'coming',
    say: [
      "Perfect storage. Two small cards, big letters, numbered. When you pull them out, you may get a laugh before you've said a word. What's on the first card?",
    ],
  },
  {
    like: [
      'about a 7 now, it was a 9 before',
      'seven. started at ten',
      'down to six from nine i guess',
      'bit lower than before, maybe a seven out of ten',
    ],
    about: 'coming',
    say: [
      "That's a real drop, and it came from you thinking it through. You can walk in with what's left of it. It may go up at the door and come down again. It doesn't have to be at zero.",
    ],
  },
  {
    like: [
      'theres a nice old aunt on the other side who smiles at everyone',
      'my gran will be sitting there, she always smiles at me',
      "my friend's in row two, she's on my side",
      'one kind face, a cousin who grins all the time',
    ],
    about: 'coming',
    say: [
      "There's your face. Find it before you stand up, and look there at every pause. The rest of the row can look at what they like. You're up there for somebody you care about, and that's who'll hear it.",
    ],
  },
  {
    like: [
      "dads been gone ten years, i dont cry anymore, i'll wear his tie",
      "it's a long time since my father died, i've got his ring",
      "i'm alright about it, mum isn't. I'll have grandad's watch on",
      "he won't be there but i've got his cufflinks",
    ],
    about: 'coming',
    say: [
      "Something of theirs can come along. You don't have to cry to miss somebody, and you don't have to miss them on schedule. Wear it, if you like. It's a quiet way to have them there.",
    ],
  },
  {
    like: [
      'ill look at the bride and lose it halfway through the toast',
      "scared I'll see her mom crying and forget every word of my speech",
      'What if I look up at him during the best man speech and go blank',
      'gonna cry and lose my place and die in front of all the guests',
    ],
    about: 'coming',
    say: [
      'Then you stop, breathe out, and find your place with a finger, for as long as that takes. Mark the spot where you expect to choke up, and slow down there. A toast may wobble. It says what you came to say.',
    ],
  },
  {
    like: [
      'the beginning, when they tap the glass and everyone turns around',
      'the first few seconds of the speech, all those heads',
      "it's when the room goes quiet and they all look at me before the toast",
      'once im talking im ok its the start where everyone stares',
    ],
    about: 'coming',
    say: [
      "Those ten seconds are the peak, and they're short. Know your first sentence by heart, so it comes out while your head is still ringing. Look at the one you're there for while you say it. Then carry on from your card.",
    ],
  },
  {
    like: [
      'haha that line works for everything',
      'lol that would fit anywhere in the speech',
      "oh that's good, I can use that whatever happens",
      'Ha, that one gets me out of any hole',
    ],
    about: 'coming',
    say: [
      "Then it's yours, and it fits at any spot. Write it at the bottom of your card, large, so it's there when you need it. And if you never lose your place, use it anyway.",
    ],
  },
  {
    like: [
      "my niece wants me to give a speech and i can't say no to her",
      'How can I refuse my granddaughter, she asked so sweetly',
      'my best friend begged me to do a toast, my english is bad',
      'she looked at me like that and now i have to talk at the wedding',
    ],
    about: 'coming',
    say: [
      "It's hard to say no to somebody who asks like that. So say yes to something tiny. Two sentences is a toast: one thing you love about them, and one wish. They asked because they want you up there, not because of perfect words.",
    ],
  },
  {
    like: [
      'my son would be the one but we dont talk since the inheritance',
      "The one I'd want is my brother and we fell out over money",
      'itd be my sister. havent spoken since the funeral',
      "My daughter, but there's been silence since we argued about the house",
    ],
    about: 'coming',
    say: [
      `So the right person is there, and there's something hard between you. Asking this isn't settling the other matter. It can even be a door: "I'd like it to be you. Would you do it?" It may be a no. It'll still count that you asked.`,
    ],
  },
  {
    like: [
      "no way, thats my ex's mother",
      "I can't ask her, she's his family now",
      'god no shes his sister',
      'Never. She belongs to his side.',
    ],
    about: 'coming',
    say: [
      "Fair, that was a clumsy idea of mine. So you lost more than one person there, and nobody sends a card for it. Is there somebody on your own side who'd be with you that day?",
    ],
  },
  {
    like: [
      "My sister's hen do is zip-lining. I will perish, but in a sash",
      'bridesmaids are doing white water rafting. i cant even do a pedalo',
      "My brother's bachelor party is a ropes course. Tell my cat I loved her",
      'best mates stag = go karts then paintball. im going to die in a tutu',
      "Pole dancing class for my cousin's bachelorette. They will bury me in glitter.",
    ],
    say: [
      "At least you'd go out in style. You can come for the whole day and still keep your feet on the ground for that part: \"You go, I'll film it.\" What scares you more, the thing itself, or being watched while you're scared?",
    ],
  },
  {
    like: [
      "the wish bit I haven't got. how would you phrase it",
      'got the story, cant do the ending. whats a nice last line for the toast',
      'how do i wish them well without sounding like a card',
      'The closing wish. I have nothing. Could you word it for me?',
      'need the cheers bit at the end pls, for my brothers 40th',
    ],
    say: [
      'One sentence, and then you sit down:\n"May you always have somebody next to you who\'s in it with you."\n"Here\'s to you, and to many more stories I\'m not allowed to tell."',
    ],
    asks: 'words',
  },
]
