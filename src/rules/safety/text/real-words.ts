/**
 * Real words that are one typo away from a word in the phrases: "dumped" is not a typo of "jumped". Whoever adds a
 * phrase with a new word adds its neighbors here.
 */
const words =
  'afterward opener tickets mat parts gifting gifted testing curious clinics cast dots findings cracker peaks antidepressant limps canoe silences ' +
  'abby abe abel abreast abridge academics accented accidents acre acres acuteness add addition ads adults ' +
  'advantages aerial affair aft afternoons agent agreed agrees aground aiding airing airways alarms ale alice alley ' +
  'allows allright aloe alon alp alps alrighty ambient amd amounts amused amusing amy aneurism anger angles anklet ' +
  'answers ant anyways apartments apos appa appeals appear appearing appeasing appetit appetites apples aren ' +
  'arguments ari arise arming arrangement art askew aspiring assignment ast astor attach attached attaching ' +
  'attacker attempts audiences auditions aunts aunty awaiting awaken aws babu backed backgrounds backing backs ' +
  'badness bagged bagging bags bah bail bailed bailing baird bak bake baking bali ballard ballet bam ban bands bane ' +
  'banged banish banished banking banks barging barking barley barr barred barrels barren batch bathe bathrooms ' +
  'baths bats batter battled battles bay bea beach bead beak beaming beams bean beards bearing bears beast beasts ' +
  'beatings became bedding bedrooms bedside beef beeper beeping beers beings bel belief believed believer believes ' +
  'bellies belonging belongs below belts ben bending berger bern bertie besides bessie bet beta bets bette betting ' +
  'bey bid bids bilal billed billing bills billy binder binding bing birthdays births bites bits bitter bjorn ' +
  'blackmailer blacks blames bland blank blankets blares blazes bleating bleats blend blending blew blinks blocked ' +
  'blocking blown blows blues blur blurred blush boar boarded boarding boast boating boats bob bobbed bobbing ' +
  'bogged bom bombings bon bond boned boner bones boney booked bookie booking bool boone booth borden bordered bore ' +
  'bores borg boring borne borrower bosses bossy bot botch bothers bots bottled bottles bottoms bounding bounds bow ' +
  'bowel bowing bowling bowls bows boxy boyd boyfriends braids brainy braised brakes bram bran brand brat brats ' +
  'braun breach breached breathed breather breathes breaths bred breeding breeds breezy bren brian bride brides ' +
  'bridged bridger bridget bridging brig bright brighten brings brody broiling broker brooke broth brothel brothels ' +
  'browning brunch brunt brush brushed brushes brushing budge buffed buffer buffering bug bugged bugger bugging ' +
  'bugsy buildings bulky bull bullied bummer bumped bumping bun buns bunt burdens burgers buried burner burt ' +
  'burying buses bushes bust busy buts butter butting butts buys cabinets cabs caching cade cady cafe cage cages ' +
  'cain cakes calculate calculates calder cale cali caller calmed calming caloric cam camel cameo camps cams cancel ' +
  'cand candles cane cannon cap capped caps capsule card cared careers caress caret carey carp carr carriage carrie ' +
  'carrier carries cars carson carter carton carved carver cary cased cases casey cash cashed cashing casing cass ' +
  'caste casting castor catching catchy cate cater cath cattle cause cave cawing ceases cellar centers centred ' +
  'centres cha chae chai chains chan chancel chang changer changes changing chant chap char characters charge ' +
  'charged charmed charming chars chart chas chaser chases chaste chats chattering che cheat cheek cheeky cheers ' +
  'cheery cheeses cheesy chests chet chewy chickens chicks childs chile chin chipped chocolates chomping chooser ' +
  'chooses choosy chord chords chore chorus chute citing clacking clam clams clan clapped clapping clare clarity ' +
  'classy claws cleaned cleaners cleaning cleans clearer clears cleat cleaver click client cliffs climber climbs ' +
  'clipped clocked clocks cloned cloning closer closes closest closets closings cloth clothed clout clover cls ' +
  'clubs clutter cmake coals coast coats cock cocking cod codec coded codes codex coding coerce coffees coins col ' +
  'cole colin collage collapses collars colleges colt com combed combing comet comma commend commercials commie ' +
  'commits committee committer complains complaint complement compliments concession conclusion cone cones confider ' +
  'confuse confuses conn connections conner consents considers content continues contracts contrast convent ' +
  'conversations convince cooing cooke cooked cookies cooling coop coped coping copper cops cor cords core cores ' +
  'cornea corned coroner cost costa costing cot couid coulda couldn counters counts county coupe courting cousins ' +
  'cove covers covert covet coveted coveting cowards cpu crabbing crabs cracking cracks crafted crafter cramp craps ' +
  'crave crawls creaking creaks cream creamed creams crease creasing crimes cringed cringing cropping crores cross ' +
  'crosses crouch crow crowds crowe crowing crowned crowning crowns crows cruise crusher crushes crutch crying cta ' +
  'ctu cub cue cunning cunt cunts cur cure curing curls curly curved curves custer customer cuter cutie cutler ' +
  'cutters dae dagger dal daly danced dancer dances dander dane dangers danish dante dare dares darhk daring darned ' +
  'dart dat dated daughters dawned dea deaf deals dealt dear dearly deb debates debit debts debut dec decades decal ' +
  'decide decisions decks decl decoded decree dedication dee deepen defuse degrees del demon demos dennis deno dent ' +
  'deo dep departments deport depths derive deriving des deserted desi designs desired desiree desires desks ' +
  'despise destroyer det detection dew didn differences dimes dimple dine dined diner ding dinging dining dinners ' +
  'directors directory dirs dirt dis disappears disasters discussions dishes disorders dist dive diver divers dives ' +
  'diving divorced divorcee divorces doable docked docking doctoc doctors document dodger doe doesn dollar dolor ' +
  'dome don donations dong donner donor donors donuts doo dos dot doubled doubles dove doves downey downs doxygen ' +
  'doze drafter drag drainer draining drains draper drawers drawings drawn draws dre dreamt dreamy dresser dresses ' +
  'dried drier dries drifted drill drip dripping driven drives drone droning drooling droop dropper droppings drops ' +
  'drought dru drug drunks drying dsa dubbed ducking dues duet dum dumped dumping dunk dunn duress dwelling ear ' +
  'earl earned earns earthy easing east easter eater eatery eden edges edit editing egg egging eight elapsed ' +
  'elevators emil emission empress emptier empties ender endings engagements engines enjoys ennis ensure enter ' +
  'enters env envied envoy escaped escapes ese est eta evenings events evie evils exams exciting exists exited ' +
  'exits expects expert explains explodes explore explored export exported exporting ext externally extortion faced ' +
  'faces facto fad faded fades fail failed failing fails faking farce fare farming farted farther farting fasten ' +
  'faster fatals fated fates fathers fatter faults faulty faye fearing fears feast feat feather fee feeding feeds ' +
  'fees fella fellow fellows fest fiancee fide field fiend fighter fights figure figures figurine file filed filing ' +
  'fill filled filler filling films fin finale finance financials finder fined finer fines finisher finishes finn ' +
  'finnish fins firearms fires fishes fishing fishy fist fitting fives fixing flag flapping flashed flashing flats ' +
  'fleet fleshy flies flight flights flint flipped flo float flood floors flowing flown flows flung flying fold ' +
  'folding follower fond font foo foods forbes fore forgave forged forget forging forgiven forgives forked forking ' +
  'form formed forming forms fortified forwards fought founding fra fracture fractures france fraying freaks fred ' +
  'freed freedoms freeing frees freezes freight fret fricking frida fridays fridge fried friendships frm fro fronts ' +
  'frozen frying fully fund funds funerals futures gab gabe gae gage galley gaping garbage garde gasping gassed ' +
  'gather gating gavel gentle gents getter getters giggly gil gill gilled ginger giri girlfriends girly giver glade ' +
  'gland gliding glisten glowing glued gnu goddam gods goggles gold gon goner gong goo goods goody goof google ' +
  'grace graceful grad gradation graded grader grades grafted grains gran grande grapes gras grave greats greta ' +
  'griff grips grope grounds grow grouped growling grows guaranteed guarantees guards guests guilty gunmen gunn gunnar ' +
  'gunning gunshot gus gushing gut gutter gyu habits hacked hacking hadn hae hag hai hailed hailing hairs hairy hak ' +
  'hal hale halfway halley hallowed hallucination hallways halt ham han handed handing handled handler handles ' +
  'handy hanger hans harding hardy hare harem hari hark hart harv hasn hast haste hat hatching hated hater haters ' +
  'hats haute haven hayes hazing headaches headings headline headlines heads healing heals healthy healy heap heard ' +
  'hearings hears hearst hearty heath heating heats heave heavens heaving hee height heil hel hella hello helsing ' +
  'hera herbal herd hermit herr herring hers heung hides highs hiking hinder hinges hints hip hire hires hiring ' +
  'hiss hisself hisses hive hoe hoes holdings holds holed holes holidays hollow homeless homer homes homey homie ' +
  'homing honesty hood hooked hooking hoop hoot hooting hoots hop hoped hopped hopper hopping horde hornet horribly ' +
  'hors horses hos hoses hospitals hoss hostages hosted hosting hots hou hounds housed households housemates houses ' +
  'hovering howard howe huang hug hugged hugh hugs hull humiliate humped humping hun hungary hunt hunter hunting ' +
  'hurling husbands hushed hut huts hwang hyung ida ideal ideals image imagined imagines imaging imply improv ' +
  'improves incense incoming infested info inhale inhales inherits inline inner inning insider insides insured int ' +
  'intends intent inter interests interviews intl intro introduced introduces invest invested ion irons irony ito ' +
  'jacked jackets jacking jailed jean jens jess jin jingle joe joins joint joints joker jokers jon joni joon ' +
  'journals jumper jumps jumpy kahn kan kanan kang keating kee keel keeper keller kicker kidd kidnapper killings ' +
  'kilo kilos kind kinder kindle kinds kings kisser kitchens klicks kneel knew knicks knight knit knots known knows ' +
  'kong kung laces lacked lacking lacy lad lads lai lair laird lakes lal lame landlords languages lapped lapping ' +
  'las lash lashing lass lasted lasting lasts later latex lather latte latter latze launch lawsuits lay layout lea ' +
  'leading leaked leaking leaks leaky lean leaps leapt lear learned learning learns learnt leased leash lecter ' +
  'ledger leeds lefty legged lei lending lens les lesions lesson lest lester letting levels lice licence licensed ' +
  'licensee licenses licked licking licks lied lies lifts lighten lighting lightly liked likes liking lime limes ' +
  'limits lin linen liner ling linger lingers linked linking linter linting lip lire lise lisp listed listens ' +
  'lister listing lists lit litter liv liver loader loaned lobe locations lock locke locker locket locs lodged ' +
  'lodging loft log logger logging logs lon lone loner longed loo looming looped looping loosen loot looted looting ' +
  'los loser loses loss lotus louse lover lovers loving lowe lowly lst lts lugged luke lumping lunches lust lynch ' +
  'mace mach madge madness mads mae magna magnets mai mailed mailing mails mak maker makers mal male males mali ' +
  'malls managed managers manages mandy manger mangy manly mann manny manpage mans manu mapper mara marc marcy mare ' +
  'marga marina maris mark marked marking markus marriages married marrying mars marsh mashed mashing masking ' +
  'massage massages master masters matching mater math mating matted matteo maude meade mean meanings meat medal ' +
  'medals medications medicines meditation meets meh mel melting melts mending mental mer mert meself messed met ' +
  'meta metals micah mid mighty mil mile milky mill miller milo mimi min minds mindy mine mined mingle mining mink ' +
  'minute misa misc miserably misled misses missin missions missy mist mister misused mitch mixer mixes moaning ' +
  'moat mocked mocking mod mode modes moe moist mold moles moments mon monet monitor monkey mono monty moo moods ' +
  'moody mooing mooney moons moore moping mopping mori morn mornings moron morphing morrow morse moss moth mothers ' +
  'moths motivations motors mouch mounir mount mounted mounting mourning mouths moved movers movies mowing mri ' +
  'mulch mulder mules mulled mullets munch munching murderers mush mustn musty mutilated mutters nai nailing nam ' +
  'named names nami napped naught nay nearby nearing neat neatly necks ned needn needy neighbours nephews nerd ' +
  'nerds ness nest net nettle networks nic nicest niche nicked nieces nigh nights nike nil niles nils node noises ' +
  'none noon nooo norse noses noted noticed notices noting notre novice nudge num nut oceans odd odor officer ' +
  'offices omission oniy opens opinions options oranges orders organize organized ott otter oughta ounce outfits ' +
  'outsider outta outwit overdoing overs overt owing owned owning pace paced paces pacing packets packs paco pads ' +
  'pai paint painted painting paints pak palace palaces palate palmer panning pans pant panties panting papers ' +
  'paralyze parens parent parity parker parsed parsing part parted partied partly partners partying passes ' +
  'passports passwd pasta paste pasted pasty pat patching patents patty pauper paused paving paws paychecks payin ' +
  'paying pays peaking pearce pearson peeking peeling peeping pegged peking pending penn pension peopie peoples ' +
  'pepper performs periods permit persona persons pest pesticides pete petting phoned phones phoney picket pickled ' +
  'pickling picks picky pictured piease pieces pierce pike pil pilate pilates pimple pin pinched pinching pining ' +
  'pinning pins pint pints piss pissed pisses pissing pistols pits pius pizzas placed placing plain plains planes ' +
  'planets plank planner planted planting plat plated platforms plating player pleased pleases plugs plums poaching ' +
  'pocket poet pointer pointy poisons poking pol polite poll polls polo ponch ponder poo poole pooling pools poop ' +
  'pooped popping por porno ported porting ports pos posed posh posing possession postage poster pot potion pots ' +
  'pouncing pounds practiced practices practise prayed preaching prefect prefers premise prepare preparer prepares ' +
  'prepending prescribe prescriptions presents preset pressed prevent preview prices pricey prick pried priests ' +
  'primate prince printed printing prints prison probable problems processor professionals professors projects ' +
  'promises proposals protect prowess prude pry prying pss psst pthread puck pull pumped pumping punc punct ' +
  'punisher pure purest purposes purring purses pus pusher pushing putt queued queues qui quilt quint quite quits ' +
  'quitter quot rabbi rabbits raced racer races rach racing racket racks rad rae raf rafe rage ragged raging ' +
  'raiding rail rained raining rains raised raises raising raking rally ram rams rang ranged ranger ranges ranging ' +
  'ranting rap rapping rare rarely rasping rated rating ration rats rattle rave raving reaches react reacted ' +
  'reacting reactions reade readings readline realise realized realizes realm reap rear rebate records recovers ' +
  'recovery redaction reds reed reeling refer refuge refused refuses refute regain regal regally regrets regulars ' +
  'rehearsed reilly rejections rel relationships released releaser releases relied relies relieve remains remarks ' +
  'remembers remover rent renter replied reports repost requests res researcher resent reserve reserved reserves ' +
  'reset reside resign resort responds restricts rests ret retain retaining retching retention reuse reusing ' +
  'reviews reword ribbons rice riches richter rick ride rider ridge ridges riding rifles rightly righto rights ' +
  'righty rigs rin ringing rinse ripe risen rises risks risky rivera rivers roads roar robber rocked rocking rocks ' +
  'rocky rod roe roles rolex rolf roo roofs rooftops rook rookie roommates rooms root roped roper ropes roping rose ' +
  'round rounding rounds rover roving rowing rub rubin rugged rugs rui ruins rungs ruse rushed rust saber sack ' +
  'sacked sacks sacred sadden sae saet safely sage sai sailed sailing salesmen same sample sand sanding sap ' +
  'sappiness sash saturdays saves saya sayid scabbed scaled scammed scar scarce scares scarf scaring scarred ' +
  'scarves scenes scent sch schools scooter scored scorer scores scoring scouting scram scratches screams ' +
  'screenshot sdlf seals searches season seasons seating seats sed seeded seeking seeks seem seema sees seine ' +
  'seizures sell selling semen sen sending sends sensed sensei senses sentenced sentences seon seong seoul sep ' +
  'serve serves services serving setter setters setting settle seven sever severed sewing sewn shack shade shading ' +
  'shake shallow sham shamed shan shane shaping shard shared shares sharing sharks sharpe shauna shave shaved shay ' +
  'sheer shelf shell shelters shep sherry shhh shi shifts shifty shil shing shingle shipped shipping ships shirts ' +
  'shite shits shitting sho shocks shoe shogun shoo shooters shootings shop shopping shops shores shorter shorty ' +
  'shotguns shouid shoulda shoulders shouldn shout shouts shove shovel shovels shower shown showy shu shun shuts ' +
  'sibling sicko sid sided sides siding sift sig sighing sighting sights sign sik silenced silencer silt simile ' +
  'simmer singer singers singh singing singles sings sinks sinned sinner sip sipping sire sisters sit sites sits ' +
  'sitter situations ski skid skill skilled skim skinning skins skipper skips skirts skulls slacked slacking slacks ' +
  'slam slammer slashes slave slayer sld sleeps sleepy slicer slices slick slide sling slip slipper slipping sliver ' +
  'sloshing slot slowed slowing slows sluice slurping slut smasher smashes smelling smells smelly smite smock ' +
  'smoked smoker smokes smokey smother snacks snaking snapped snapping snaps snare sneaking sneaky snide snip ' +
  'snipping snitch snore snort snorting snorts snot snow snowed snowing snows soaking soap soaring sock sod sodas ' +
  'sofia soil sol sold sole solutions solved solves somber sometime songs sony soo sookie soot sora sore sores sort ' +
  'sorts sought souls sound sounding sow spaced spaces spade spanning spared spares sparing sparked speaks spelling ' +
  'spend spent spice spider spied spike spikes spills spilt spite spits splash splashed splashing splice splicing ' +
  'split splitting spoon spores sport sports spots spotting spouses spout spouting spraying spreads springs sprint ' +
  'sprintf spying squads stabler stacked stacking stacks stacy stag staged stages staging stains staked stakes ' +
  'staking stalk stall stalled stalling stalls stan standings stands stark starling starr starred starring stars ' +
  'starter startled startling starts stat state stated states stating stations statistic stayed stays steaks steal ' +
  'steam steaming steed steep stein steph stepped sticks sticky stiff stig stings stingy stink stinking stint stirs ' +
  'stitch stock stocking stoke stolen stomachs stomp stomped stomping stoning stoop stopper stored stores storming ' +
  'stormy stowing str straining strains strand strange strapped stray streamed streams strengths strep strides ' +
  'strike striker string stripe stripes strips strobe strode strokes stronger struct strung stuart stubbed stud ' +
  'stuffy stun stunt sturdy styled styles suave subside suck sucking sue sued suffers suffocated sugars suh suing ' +
  'suit suite summers sumner sundae sundays sung sunk sup supports suppose surer suresh surf surfer surge surging ' +
  'survives suspects sutter suture swallows swapped swapping swat swayed swaying swearing swears sweats sweaty ' +
  'sweeping swing sword sys tables tablet tack tacking tackled tacos tae taek tai tailed tailing tails tainted tak ' +
  'taker takers tal tale tales talker tall tam tame tamil tan tank tao tap taping tapped tapping tarp tasked tasted ' +
  'tasting tat tattle taught teachers teaches teaching teammates teams tearing teased teasing ted tee teen teenage ' +
  'teenagers tel telly temples tender tending tensions terminals terribly tess tested tex tha thanking thanks thee ' +
  'theirs theme themes theresa therese thicken thine thingy thinker thinness thinning thirsty thong thorough ' +
  'threads threes thrice throats thrust thursdays thus thy ticked ticking tickle tickles tide tides tier tighter ' +
  'tightly tights til tiles tilly tim timed timer timers timing ting tingle tink tinker tip tipping tire tires tis ' +
  'tod toes tok toll tolling tongues tool toot topped topper torched torches tortured touchy tough toured touring ' +
  'tow toying tra traces tracing track trail trailing trails trained traits tram tramp trans trapper traps trashed ' +
  'trask tread treading treason treat treats trees trick tricking tricks tries trio tripp tripped trips troops ' +
  'troubled troubles trough truce trucking trucks trunks trusts trusty truths truthy tsar tsk ttype tuck tucking ' +
  'tuesdays tuned tuning turin turkeys turner twist twister twisty twitch txt typ typed types typing unbeatable ' +
  'uncles undated undef unfit uni unite units unity unlike unlit unreal unworn update updates upsets urged urging ' +
  'urn user uses util utter vacations valleys valuables vanishes varnish vee veer veil vending ver vey via vibes ' +
  'vice vices vie views vin vine violate violates violet virgil virgins visa vision visits vite viv vivid vocation ' +
  'voiced volley voted voter votes wade wafer wage waged wager wai wail wailing waist waited waiter waits waive ' +
  'waived wales walker walks wallow walls wally walt walter wander wandering wang warmer warming warner warped wary ' +
  'washes washing wasn wasted waters watery waves waxing wealth weapons wearing wears weave weaving weddings ' +
  'wednesdays wee weekends weeping weigh weighs weights welding wells wen weren wet wha wheat whee wheels wherever ' +
  'whine whip whisky whoo whores wicked wide widow width wiggle wigs wil willa willed willing wills willy win wince ' +
  'wincing winding windows winds windy wines wing winking winner winnings wins winters wire wished witch woe wok ' +
  'woken won wonders wong woo woods woody woof wording wore worf worker workings works worlds worm worrier worries ' +
  'worthy wouid woulda wounds wrapped wreak wreath wrecks wright wring writ writer writes writings wrongs wrought ' +
  'yearly yearn yee yelping yer yields yonder yong yours yourselves yung zealous zeros zoe zones zoo pockets riddle teens ' +
  'rung book number seconds sigh groan spring fits replayed replaces angle stats slower lemons cables replace ' +
  'color rings slippery adds mess rule whisper sake certain key spending nea suicida mins grand toilets dey vet ' +
  'hostel depot flatmates microphone chop speaker cries gravy dreading sons gay sighs parks signal spirit blanked ' +
  'tills tues secrets advert curtains dressing meme bloods colours spoons daw blinds landed seeming socials sin ' +
  'blocker fete logged storey grant lamps barked vis hugging calving cans freezers lates paining respite carers ' +
  'lathe slippers sept resit coincidence spar lick slasher colour hurdle hurl curl ions canes candle cord carol ' +
  'corn cable able table sable hose nose those horse house lift left soft hook hooks look cook took chip chips ' +
  'ship chick check iron receipt mirrors fours ' +
  'announcement announce announces announced repeat repeats settles settler pair pairs pad tent rant rants snorted lightest scanned scan scans mutes soups tidies raid laid maid ' +
  'per slips peer peers pied pies quest quays laker lakes locks docks docs sock socks jetting jersey barriers carrier barber harbors brace broke bakes brakes wheels heel petal peddle penal rolls roller rolled toll poll cough dough though tough pillars killer pole poles nod slides slide settling setting shown sown'

export const realWords: ReadonlySet<string> = new Set(words.split(' '))
