"""Ledgerline: send a command to an account book and hold its result a line later. No invoice twice, none lost."""

from .artifact import ArtifactFile
from .client import Ledgerline
from .errors import (
    ArtifactDamaged,
    CommandFailed,
    LedgerlineError,
    MisuseError,
    OutcomeUnknown,
    RequestRefused,
    SavedDifferently,
    StillRunning,
    Unreachable,
    WebhookRefused,
)
from .events import EventFeed
from .submission import Submission
from .version import VERSION as __version__
from .webhooks import verify_webhook
from .wire import command_id_from

__all__ = [
    "ArtifactDamaged",
    "ArtifactFile",
    "CommandFailed",
    "EventFeed",
    "Ledgerline",
    "LedgerlineError",
    "MisuseError",
    "OutcomeUnknown",
    "RequestRefused",
    "SavedDifferently",
    "StillRunning",
    "Submission",
    "Unreachable",
    "WebhookRefused",
    "__version__",
    "command_id_from",
    "verify_webhook",
]
