import type { messages as english } from '../en/messages.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<keyof typeof english, string> = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} کد {brand} شماست',
  'otp.mail.text':
    'به {brand} خوش آمدید، {name}.\n\nکد شما:\n\n{code}\n\nاین کد {minutes} دقیقه اعتبار دارد.\n\nاگر شما نبودید، این پیام را نادیده بگیرید.',
  'otp.sms': '{brand}: کد شما {code} است. {minutes} دقیقه اعتبار دارد.',
  'otp.sent': 'کدی به {destination} فرستادیم.',
  'otp.reminder': 'لطفاً کدی را که فرستادیم وارد کنید.',
  'offline.title': 'اتصال برقرار نیست',
  'offline.text': 'این صفحه بارگذاری نشد. با برقراری دوبارهٔ اتصال، خودش باز می‌شود.',
  'offline.retry': 'تلاش دوباره',
  'offline.still': 'هنوز اتصال برقرار نیست',
  'register.done': 'ثبت‌نام انجام شد',
  'verify.mail.subject': 'نشانی ایمیلتان را تأیید کنید',
  'verify.mail.text':
    'سلام {name}،\n\nلطفاً تأیید کنید که این نشانی ایمیل شما برای {brand} است. پیوند {hours} ساعت اعتبار دارد.\n\n{action}\n\nاگر این را نخواسته‌اید، این پیام را نادیده بگیرید.',
  'verify.mail.action': 'تأیید ایمیل',
  'verify.sent': 'پیوندی به {email} فرستادیم. لطفاً برای تأیید نشانی بازش کنید.',
  'verify.sentIfWaiting': 'اگر {email} هنوز باید تأیید شود، پیوند تازه‌ای به آن فرستاده‌ایم.',
  'verify.done': 'نشانی ایمیل شما تأیید شد.',
  'verify.reminder': 'لطفاً نشانی ایمیلتان را تأیید کنید. با آن از حسابتان محافظت می‌کنیم.',
  'verify.reminderOfChange':
    '{email} هنوز تأیید نشده است. پیوندی را که به آن فرستادیم باز کنید؛ تا آن زمان حسابتان نشانی کنونی را نگه می‌دارد.',
  'verify.canceled': 'تغییر لغو شد. نشانی ایمیلتان همان می‌ماند.',
  'verify.changed.subject': 'نشانی ایمیل حساب شما تغییر کرد',
  'verify.changed.text':
    'سلام {name}،\n\nنشانی ایمیل حساب {brand} شما تغییر کرد. از این پس با نشانی تازه وارد می‌شوید.\n\nاگر شما نبودید، لطفاً بی‌درنگ به پشتیبانی ما بنویسید.',
  'session.reused.subject': 'یکی از نشست‌های حساب شما را پایان دادیم',
  'session.reused.text':
    'سلام {name}،\n\nکسی تلاش کرد از یک ورود قدیمی حساب {brand} شما دوباره استفاده کند. برای احتیاط آن نشست را پایان دادیم، پس شاید لازم باشد روی یکی از دستگاه‌ها یک بار دیگر وارد شوید.\n\nاگر انتظارش را نداشتید، لطفاً گذرواژه‌تان را تغییر دهید.',
  'login.newDevice.subject': 'دستگاه تازه‌ای وارد حساب شما شد',
  'login.newDevice.text':
    'سلام {name}،\n\nهمین حالا کسی با دستگاهی که پیش‌تر آنجا ندیده بودیم وارد حساب {brand} شما شد.\n\n{rows}\n\nاگر شما بودید، لازم نیست کاری بکنید. اگر نه، لطفاً گذرواژه را تغییر دهید و دستگاه را در تنظیمات حذف کنید.',
  'login.newDevice.placeUnknown': 'نامعلوم',
  'device.browserOn': '{browser} روی {system}',
  'device.television': 'تلویزیون {brand}',
  'device.unknownTelevision': 'تلویزیون',
  'device.phone': 'تلفن',
  'device.tablet': 'تبلت',
  'device.computer': 'رایانه',
  'device.unknown': 'دستگاه ناشناس',
  'device.overLimit':
    'حساب شما روی دستگاه‌هایی بیش از حد مجاز وارد شده است. برای تماشا در اینجا، لطفاً یکی از دستگاه‌های دیگر را حذف کنید.',
  'reset.mail.subject': 'گذرواژهٔ تازه برای {brand}',
  'reset.mail.text':
    'سلام {name}،\n\nبرای حساب {brand} شما گذرواژهٔ تازه خواسته شد. این پیوند را ظرف {linkMinutes} دقیقه باز کنید:\n\n{action}\n\nیا این کد را ظرف {minutes} دقیقه وارد کنید:\n\n{code}\n\nاگر شما نبودید، این پیام را نادیده بگیرید. گذرواژهٔ شما همان می‌ماند.',
  'reset.mail.action': 'تعیین گذرواژهٔ تازه',
  'reset.sms': '{brand}: کد گذرواژهٔ تازه {code}، {minutes} دقیقه معتبر. به کسی ندهید.',
  'signUp.mail.subject': 'پیوند شما برای پیوستن به {brand}',
  'signUp.mail.text':
    'سلام،\n\nاین پیوند شما برای ثبت‌نام در {brand} است. نشانی ایمیلتان از پیش نوشته شده است.\n\n{action}\n\nاگر این را نخواسته‌اید، این پیام را نادیده بگیرید.',
  'signUp.mail.action': 'ثبت‌نام',
  'signUp.sent': 'سپاسگزاریم. اگر آن نشانی ایمیل دریافت می‌کند، پیوند ثبت‌نام در راه است.',
  'reset.sent': 'اگر حسابی برای آن باشد، پیامی در راه است.',
  'reset.done': 'گذرواژهٔ تازه‌تان ثبت شد. لطفاً با آن وارد شوید.',
  'password.done': 'گذرواژهٔ شما تغییر کرد. همهٔ دستگاه‌های دیگر از حساب خارج شدند.',
  'password.changed.subject': 'گذرواژهٔ شما تغییر کرد',
  'password.changed.text':
    'سلام {name}،\n\nگذرواژهٔ حساب {brand} شما تغییر کرد و همهٔ دستگاه‌های دیگر از حساب خارج شدند.\n\nاگر شما نبودید، لطفاً بی‌درنگ با «گذرواژه را فراموش کرده‌اید؟» گذرواژهٔ تازه‌ای تعیین کنید و به پشتیبانی ما بنویسید.',
  'login.many.subject': 'تلاش‌های ناموفق بسیار برای ورود به حساب شما',
  'login.many.text':
    'سلام {name}،\n\nکسی بارها تلاش کرد با گذرواژهٔ نادرست وارد حساب {brand} شما شود. موفق نشد، و اکنون چنین تلاش‌هایی را کند می‌کنیم.\n\nلازم نیست کاری بکنید. اگر گذرواژه‌تان کوتاه است، یا جای دیگری هم به کار می‌برید، لطفاً گذرواژهٔ بهتری انتخاب کنید.',
  'phone.verified.subject': 'شمارهٔ تلفنی به حساب شما افزوده شد',
  'phone.verified.text':
    'سلام {name}،\n\nشمارهٔ تلفن {phone} اکنون از آن حساب {brand} شماست و با آن می‌توان وارد شد.\n\nاگر شما نبودید، لطفاً بی‌درنگ گذرواژه را تغییر دهید و به پشتیبانی ما بنویسید.',
  'phone.done': 'شمارهٔ تلفن شما تأیید شد.',
  'invite.title': 'دوستانتان را دعوت کنید',
  'invite.subtitle':
    'پیوندتان را برای کسانی بفرستید که دوست دارید با آنان تماشا کنید. این پیوند ثبت‌نام را باز می‌کند.',
  'invite.subject': 'دعوت به {brand}',
  'invite.text': 'من در {brand} سریال و فیلم تماشا می‌کنم. شما هم بیایید:',
  'deletion.reminder': 'حساب شما در {date} حذف می‌شود. تا آن زمان می‌توانید نظرتان را عوض کنید.',
  'deletion.asked.subject': 'حساب شما در {date} حذف می‌شود',
  'deletion.asked.text':
    'سلام {name}،\n\nبه درخواست شما، حساب {brand}تان را در {date} حذف می‌کنیم، با نمایه‌ها، فهرست‌ها، امتیازها و آنچه تماشا شده است.\n\nتا آن زمان می‌توانید نظرتان را عوض کنید: وارد شوید، تنظیمات را باز کنید و «حسابم بماند» را انتخاب کنید.\n\nاگر این را نخواسته‌اید، لطفاً وارد شوید، حساب را نگه دارید و گذرواژه را تغییر دهید.',
  'deletion.kept.subject': 'حساب شما می‌ماند',
  'deletion.kept.text':
    'سلام {name}،\n\nحساب {brand} شما حذف نمی‌شود. همه چیز همان است که بود، و خوشحالیم که می‌مانید.\n\nاگر شما نبودید، لطفاً گذرواژه‌تان را تغییر دهید.',
  'deletion.done.subject': 'حساب شما حذف شد',
  'deletion.done.text':
    'سلام {name}،\n\nحساب {brand} شما و آنچه با آن نگه می‌داشتیم حذف شد. رسیدها، چنان‌که قانون می‌خواهد، ده سال می‌مانند، با رونوشتی قفل‌شده از نام و نشانی شما.\n\nاز زمانی که با ما گذراندید سپاسگزاریم. هر زمان بخواهید می‌توانید برگردید، با همین نشانی هم.',
  'retention.subject': 'نمایه‌ها و فهرست‌های شما در {date} حذف می‌شود',
  'retention.text':
    'سلام {name}،\n\nدسترسی شما به {brand} در {ended} پایان یافت. نمایه‌ها، فهرست‌ها و آنچه تماشا شده را یک سال پس از آن نگه می‌داریم و سپس حذف می‌کنیم: برای شما، در {date}.\n\nبرای نگه‌داشتنشان، پیش از آن روز طرحی انتخاب کنید. همه چیز همان‌گونه خواهد بود که گذاشته‌اید.\n\n{action}\n\nخود حساب شما می‌ماند. هر زمان می‌توانید وارد شوید و با نمایه‌ای تازه برگردید.',
  'retention.action': 'دیدن طرح‌ها',
  'retention.sms':
    '{brand}: دسترسی شما پایان یافت. بدون طرح، نمایه‌ها و فهرست‌ها {date} حذف می‌شود: {url}',
  'social.unnamed': 'بیننده',
  'social.linked.subject': 'اکنون می‌توانید با {provider} وارد شوید',
  'social.linked.text':
    'سلام {name}،\n\nحساب {brand} شما اکنون به {provider} متصل است: از این پس با آن هم می‌توانید وارد شوید.\n\nاگر شما نبودید، لطفاً بی‌درنگ گذرواژهٔ تازه‌ای انتخاب کنید و به پشتیبانی ما بنویسید.',
  'social.proof.text':
    'سلام {name}،\n\nکسی می‌خواهد حساب {brand} شما را به راه ورود دیگری متصل کند. اگر شما هستید، این کد را ظرف {minutes} دقیقه وارد کنید:\n\n{code}\n\nاگر شما نبودید، این پیام را نادیده بگیرید و کد را به کسی ندهید.',
  'tv.done': '{device} وارد شد. می‌توانید تلفن را کنار بگذارید.',
  'tv.doneAt': '{device} در {place} وارد شد. می‌توانید تلفن را کنار بگذارید.',
  'tv.approved.subject': 'تلویزیونی وارد حساب شما شد',
  'tv.approved.text':
    'سلام {name}،\n\nکد تلویزیونی در حساب {brand} شما وارد شد، پس آن تلویزیون اکنون وارد حساب شماست.\n\n{rows}\n\nاگر شما بودید، از تماشا لذت ببرید. اگر نه، لطفاً دستگاه را در تنظیمات حذف کنید و گذرواژه را تغییر دهید.',
  'family.owner': 'مالک',
  'family.member': 'عضو',
  'family.invite': 'دعوت یک نفر',
  'family.free_one':
    'برای {count} نفر دیگر جا هست. پیوندی بسازید و برای هر که می‌خواهید بفرستید؛ برای یک نفر کار می‌کند.',
  'family.free_other':
    'برای {count} نفر دیگر جا هست. برای هر کدام پیوندی بسازید؛ هر پیوند برای یک نفر کار می‌کند.',
  'family.full': 'همهٔ جاهای خانوادهٔ شما پر است. اگر کسی برود، یا شما حذفش کنید، باز جا خواهد بود.',
  'family.shared':
    '{name} طرح خانوادگی خود را با شما به اشتراک گذاشته است. فهرست‌ها و سابقهٔ تماشایتان فقط برای شماست.',
  'family.ending':
    '{name} طرح خانوادگی را لغو کرده است. همگی تا پایان آن در {date} می‌توانید تماشا کنید.',
  'family.ownEnding':
    'شما طرحتان را لغو کرده‌اید. همگی تا پایان آن در {date} می‌توانید تماشا کنید؛ وقتی دوباره طرح خانوادگی بگیرید افراد تازه می‌توانند بپیوندند.',
  'family.resting':
    'طرح خانوادگی {name} اکنون فعال نیست. همچنان در خانواده‌اید و همین که فعال شود دوباره تماشا می‌کنید.',
  'family.invited.subject': '{owner} شما را به تماشا در {brand} دعوت می‌کند',
  'family.invited.text':
    'سلام،\n\n{owner} طرح خانوادگی {brand} را با شما شریک می‌شود. حساب، فهرست‌ها و آنچه تماشا می‌کنید از آن شما می‌ماند.\n\n{action}\n\nدعوت‌نامه برای یک نفر است و {days} روز کار می‌کند.\n\nاگر {owner} را نمی‌شناسید، لازم نیست کاری بکنید.',
  'family.join.title': 'دعوت به یک خانواده',
  'family.join.message':
    '{name} شما را به تماشا با طرح خانوادگی خود دعوت می‌کند. حساب، فهرست‌ها و آنچه تماشا می‌کنید از آن شما می‌ماند؛ خانواده نام و تصویر شما را می‌بیند.',
  'family.join.guest': 'نخست وارد شوید یا ثبت‌نام کنید، سپس بپیوندید.',
  'family.join.paying': 'اشتراک خودتان ادامه دارد و هزینهٔ آن برداشت می‌شود، تا وقتی لغوش کنید.',
  'family.join.dissolves': 'اشتراک خانوادگی خودتان، که طرحش فعال نیست، با پیوستن شما پایان می‌یابد.',
  'family.join.action': 'پیوستن به خانواده',
  'family.join.login': 'ورود',
  'family.join.other': 'ادامه',
  'family.obstacle.OWN.title': 'این دعوت‌نامهٔ خودتان است',
  'family.obstacle.OWN.text': 'پیوند را برای کسی بفرستید که می‌خواهید در خانواده‌تان باشد.',
  'family.obstacle.HERE.title': 'از قبل در این خانواده هستید',
  'family.obstacle.HERE.text': 'کار دیگری لازم نیست. از تماشا لذت ببرید.',
  'family.obstacle.ELSEWHERE.title': 'در خانوادهٔ دیگری هستید',
  'family.obstacle.ELSEWHERE.text':
    'هر حساب می‌تواند فقط در یک خانواده باشد. اگر می‌خواهید در خانوادهٔ {name} باشید، ابتدا آن یکی را ترک کنید و سپس این پیوند را دوباره باز کنید.',
  'family.obstacle.OWNER.title': 'خودتان طرح خانوادگی دارید',
  'family.obstacle.OWNER.text':
    'با آن خانوادهٔ خودتان را دارید، و هر حساب می‌تواند فقط در یکی باشد. پس از پایان طرحتان، {name} می‌تواند دوباره دعوتتان کند.',
  'family.obstacle.CHILD.title': 'فقط بزرگسالان می‌توانند بپیوندند',
  'family.obstacle.CHILD.text':
    'لطفاً ابتدا از نمایهٔ کودک بیرون بیایید و سپس این پیوند را دوباره باز کنید.',
  'family.obstacle.FULL.title': 'همهٔ جاها پر است',
  'family.obstacle.FULL.text':
    'اکنون در خانوادهٔ {name} جا نیست. وقتی جایی خالی شود، این پیوند به کارتان می‌آید.',
  'family.done.joined': 'به خانوادهٔ {name} خوش آمدید.',
  'family.done.left': 'از اشتراک خانوادگی خارج شدید.',
  'family.done.removed': 'عضو از خانوادهٔ شما حذف شد.',
  'family.joined.subject': '{member} به خانوادهٔ شما پیوست',
  'family.joined.text':
    'سلام {name}،\n\n{member} با یکی از دعوت‌نامه‌های شما در {brand} به خانواده‌تان پیوست و اکنون با طرح شما تماشا می‌کند.\n\nاگر این شخص را نمی‌شناسید، لطفاً در صفحهٔ «اشتراک خانوادگی» او را حذف کنید و گذرواژه را تغییر دهید.',
  'family.welcome.subject': 'شما در خانوادهٔ {owner} هستید',
  'family.welcome.text':
    'سلام {name}،\n\nبه خانوادهٔ {owner} خوش آمدید: تا وقتی طرح فعال باشد، {brand} را با آن تماشا می‌کنید. حساب، فهرست‌ها و آنچه تماشا می‌کنید از آن شما می‌ماند.\n\nهر زمان بخواهید می‌توانید در صفحهٔ «اشتراک خانوادگی» آن را ترک کنید.',
  'family.removed.subject': 'دیگر در خانوادهٔ {owner} نیستید',
  'family.removed.text':
    'سلام {name}،\n\n{owner} شما را از خانواده‌اش در {brand} حذف کرد، پس دیگر در طرح او شریک نیستید.\n\nحساب شما می‌ماند، با فهرست‌ها و هر آنچه تماشا کرده‌اید. برای ادامهٔ تماشا می‌توانید طرح خودتان را انتخاب کنید.',
  'family.left.subject': '{member} از خانوادهٔ شما در {brand} خارج شد',
  'family.left.text':
    'سلام {name}،\n\n{member} از خانوادهٔ شما در {brand} خارج شد. جا خالی است و می‌توانید کس دیگری را دعوت کنید.',
  'family.ended.subject': 'اشتراک خانوادگی {owner} پایان یافت',
  'family.ended.text':
    'سلام {name}،\n\n{owner} {brand} را ترک کرد، پس دیگر در طرح او شریک نیستید.\n\nحساب شما می‌ماند، با فهرست‌ها و هر آنچه تماشا کرده‌اید. برای ادامهٔ تماشا می‌توانید طرح خودتان را انتخاب کنید.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'سلام {name}،\n\nبرای نمایهٔ {profile} چیز تازه‌ای برای تماشا هست.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'تماشا',
  'push.episode': 'قسمت {episode} آمد: {title}',
  'push.episodes_one': '{count} قسمت تازه',
  'push.episodes_other': '{count} قسمت تازه',
  'support.subject.PLAYBACK': 'تماشا و پخش',
  'support.subject.TITLE': 'مشکل در یک عنوان',
  'support.subject.PAYMENT': 'پرداخت و طرح',
  'support.subject.ACCOUNT': 'حساب و ورود',
  'support.subject.TELEVISION': 'تلویزیون و دستگاه‌ها',
  'support.subject.PRIVACY': 'داده‌ها و حریم خصوصی من',
  'support.subject.SUGGESTION': 'یک پیشنهاد',
  'support.subject.OTHER': 'چیزی دیگر',
  'support.sent': 'سپاسگزاریم. پیام شما رسید. شمارهٔ آن {number} است.',
  'support.mail.subject': 'پیام شما رسید ({number})',
  'support.mail.text':
    'سلام،\n\nاز این‌که برایمان نوشتید سپاسگزاریم. پیام شما به پشتیبانی ما رسید.\n\n{rows}\n\nبه همین نشانی پاسخ می‌دهیم، معمولاً تا دو روز کاری. برای افزودن چیزی، به همین پیام پاسخ دهید.',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nپروندهٔ پیوست: {file} ({kilobytes} KB). پیوند {days} روز کار می‌کند. نوع محتوا بررسی شده، ویروس نه.\n\n{action}',
  'support.operator.action': 'بارگیری پرونده',
  'support.operator.from': 'از',
  'support.operator.account': 'حساب',
  'support.operator.problem': 'مشکل',
  'support.operator.title': 'عنوان',
  'support.operator.video': 'ویدیو',
  'support.operator.channel': 'کانال',
  'support.operator.position': 'ثانیه',
  'support.operator.languages': 'زبان',
  'support.operator.platform': 'پلتفرم',
  'support.operator.version': 'نسخه',
  'support.operator.browser': 'مرورگر',
  'demo.member': 'عضو',
  'demo.family': 'خانواده',
  'demo.free': 'هنوز بدون طرح',
  'demo.suspended': 'پرداخت ناموفق',
  'demo.canceled': 'لغوشده',
  'content.channels.all': 'همه',
  'watch.rest':
    'برای حالا بس است. از ساعت {time} دوباره می‌توانی تماشا کنی. خوب بخوابی، یا برو بازی کن.',
  'watch.enough': 'برای امروز کافی است! فردا دوباره می‌توانی تماشا کنی. می‌بینمت.',
  'watch.kids': 'این در دنیای کودکان نیست. یک بزرگسال می‌تواند با نمایهٔ خودش بازش کند.',
  'plans.period.MONTHLY': 'ماهانه',
  'plans.period.YEARLY': 'سالانه',
  'plans.SOLO.title': 'تک‌نفره',
  'plans.SOLO.description': 'برای کسی که تنها، یا با یک نفر دیگر تماشا می‌کند.',
  'plans.FAMILY.title': 'خانواده',
  'plans.FAMILY.description': 'برای همهٔ اهل خانه، با دنیایی امن برای کودکان.',
  'plans.MOBILE.title': 'همراه',
  'plans.MOBILE.description': 'برای تلفن یا تبلتی که در دست دارید.',
  'plans.feature.everything': 'همه چیز، بدون تبلیغ',
  'plans.feature.screens-2': '۲ صفحه هم‌زمان',
  'plans.feature.full-hd': 'فول اچ‌دی',
  'plans.feature.hd': 'اچ‌دی',
  'plans.feature.languages': 'رابط به ۱۲ زبان',
  'plans.feature.as-solo': 'همهٔ امکانات طرح تک‌نفره',
  'plans.feature.screens-4': '۴ صفحه هم‌زمان',
  'plans.feature.family-sharing': 'اشتراک خانوادگی، برای هر کس یک حساب',
  'plans.feature.scene-guard': 'نگهبان صحنهٔ خانواده',
  'plans.feature.one-phone': 'هم‌زمان ۱ تلفن یا تبلت',
  'plans.receipts.note': '۲٫۵٪ از هر پرداخت برای چاه آب است؛ هر رسید سهم خود را نشان می‌دهد.',
};
