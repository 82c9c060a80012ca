"""OpenStack Swift with its S3 interface, as one process: python3 serve-swift.py FOLDER PORT ACCESS_KEY_ID SECRET

The servers are Debian's, unchanged: what a cluster spreads over machines runs here side by side, with one copy of each
object, which is kept in memory, because the usual object server wants extended attributes from the file system.
"""

import os
import sys

from swift.common import utils

utils.eventlet_monkey_patch()

import eventlet
import eventlet.wsgi
from swift.account.server import AccountController
from swift.common import storage_policy, wsgi
from swift.common.ring import RingBuilder
from swift.container.server import ContainerController
from swift.obj.mem_server import ObjectController

SWIFT_CONF = """
[swift-hash]
swift_hash_path_suffix = tests
"""

PROXY_CONF = """
[DEFAULT]
swift_dir = {folder}

[pipeline:main]
pipeline = catch_errors healthcheck s3api tempauth proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# a busy machine is no reason to give the one server up
conn_timeout = 10
node_timeout = 30
error_suppression_limit = 1000000

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:healthcheck]
use = egg:swift#healthcheck

[filter:s3api]
use = egg:swift#s3api

[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
"""


def main(folder, port, access_key_id, secret):
    write(folder, "swift.conf", SWIFT_CONF)
    user = access_key_id.replace(":", "_")
    write(folder, "proxy.conf", PROXY_CONF.format(folder=folder, user=user, secret=secret))
    utils.set_swift_dir(folder)
    storage_policy.reload_storage_policies()
    os.makedirs(os.path.join(folder, "devices", "disk"))
    conf = {"swift_dir": folder, "devices": os.path.join(folder, "devices"), "mount_check": "false"}
    servers = {"account": AccountController, "container": ContainerController, "object": ObjectController}
    for name, server in servers.items():
        sock = eventlet.listen(("127.0.0.1", 0))
        save_ring(folder, name, sock.getsockname()[1])
        eventlet.spawn(serve, sock, server(conf))
    proxy = wsgi.loadapp(os.path.join(folder, "proxy.conf"))
    serve(eventlet.listen(("127.0.0.1", int(port))), with_cache(proxy))


def write(folder, name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def save_ring(folder, name, port):
    """Swift's map of what lies where: everything on the one device."""
    builder = RingBuilder(1, 1, 0)
    place = {"ip": "127.0.0.1", "port": port, "device": "disk"}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, **place})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, name + ".ring.gz"))


class Forgetful:
    """In the place of memcached, which its login wants to have: a cache may forget at any time."""

    def get(self, key, raise_on_error=False):
        return None

    def set(self, key, value, **options):
        pass

    def delete(self, key, server_key=None):
        pass


def with_cache(app):
    def answer(env, start_response):
        env["swift.cache"] = Forgetful()
        return app(env, start_response)

    return answer


def serve(sock, app):
    eventlet.wsgi.server(sock, app, log_output=False, protocol=wsgi.SwiftHttpProtocol)


main(*sys.argv[1:])
